//! Means of measured figures.

/// The mean of some figures and its standard error.
///
/// One figure says nothing about the error, none at all not even something about the mean: these are NaN then.
pub fn mean_and_error(figures: impl IntoIterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for figure in figures {
        count += 1.0;
        let off = figure - mean;
        mean += off / count;
        squares += off * (figure - mean);
    }
    let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { f64::NAN };
    (if count > 0.0 { mean } else { f64::NAN }, error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean_is_that_of_the_textbook_and_needs_two_figures() {
        // Squares of 1 and 1 over n − 1 = 2, and that over n = 3.
        assert_eq!(mean_and_error([1.0, 2.0, 3.0]), (2.0, (1.0f64 / 3.0).sqrt()));
        let (mean, error) = mean_and_error([7.0]);
        assert!(mean == 7.0 && error.is_nan());
        let (mean, error) = mean_and_error([]);
        assert!(mean.is_nan() && error.is_nan());
    }
}
