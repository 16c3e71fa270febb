//! Figures gathered: their mean, spread and quantiles.

/// What some figures say together.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Distribution {
    /// The mean.
    pub mean: f64,
    /// The standard deviation of the figures, as an estimate from a sample; `None` for a single one.
    pub sd: Option<f64>,
    /// The standard error of the mean; `None` for a single figure.
    pub se: Option<f64>,
    /// How they spread.
    pub quantiles: Quantiles,
}

/// Figures below which some share of all lies; between two figures it is in proportion.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs)] // their names say it
pub struct Quantiles {
    pub min: f64,
    pub p10: f64,
    pub p25: f64,
    pub median: f64,
    pub p75: f64,
    pub p90: f64,
    pub max: f64,
}

impl Distribution {
    /// The distribution of some figures; `None` where there are none.
    ///
    /// ```
    /// use tubewright_history::Distribution;
    /// let four = Distribution::of(&[4, 1, 3, 2]).expect("there are figures");
    /// assert_eq!((four.mean, four.quantiles.median, four.quantiles.p25), (2.5, 2.5, 1.75));
    /// assert_eq!(Distribution::of(&[]), None);
    /// ```
    pub fn of(figures: &[u32]) -> Option<Self> {
        let mut sorted: Vec<f64> = figures.iter().copied().map(f64::from).collect();
        sorted.sort_by(f64::total_cmp);
        let count = sorted.len() as f64;
        let mean = sorted.iter().sum::<f64>() / count;
        let squares: f64 = sorted.iter().map(|figure| (figure - mean).powi(2)).sum();
        let sd = (sorted.len() > 1).then(|| (squares / (count - 1.0)).sqrt());
        let at = |share: f64| quantile(&sorted, share);
        (!sorted.is_empty()).then(|| Self {
            mean,
            sd,
            se: sd.map(|sd| sd / count.sqrt()),
            quantiles: Quantiles {
                min: at(0.0),
                p10: at(0.1),
                p25: at(0.25),
                median: at(0.5),
                p75: at(0.75),
                p90: at(0.9),
                max: at(1.0),
            },
        })
    }
}

/// The quantile of sorted figures, of which there is at least one: linear between the two nearest.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = share * (sorted.len() - 1) as f64;
    let (low, part) = (place.floor() as usize, place.fract());
    let high = sorted[(low + 1).min(sorted.len() - 1)];
    sorted[low] + (high - sorted[low]) * part
}
