//! The environments' inner part: one game, and many at once.

use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use tubewright_rules::{Deal, Modules, Rng};

use crate::actions::{ActionSpace, MASK_WORDS, Mask};
use crate::board::PyBoard;
use crate::deal::PyDeal;
use crate::episode::{Episode, NotAllowed, Rules};
use crate::errors;
use crate::observation;
use crate::planning::{flat, planes};

/// Places, actions, points and flat observations of what allowed actions lead to.
type Afterstates<'py> = (
    Bound<'py, PyArray1<i64>>,
    Bound<'py, PyArray1<i64>>,
    Bound<'py, PyArray1<f64>>,
    Bound<'py, PyArray2<f32>>,
);

/// The mask as an array of zeros and ones.
pub(crate) fn mask_array<'py>(py: Python<'py>, mask: &Mask, space: &ActionSpace) -> Bound<'py, PyArray1<i8>> {
    let mut bytes = vec![0; space.len()];
    write_mask(&mask.words(space), &mut bytes);
    bytes.into_pyarray(py)
}

fn write_mask(words: &[u64], bytes: &mut [i8]) {
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = (words[i / 64] >> (i % 64) & 1) as i8;
    }
}

fn not_allowed(action: i64) -> PyErr {
    errors::refused(format!("action {action} is not allowed now: see the action mask"))
}

/// In which form a state is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Flat,
    Planes,
    Bits,
}

impl Form {
    fn parse(name: &str) -> PyResult<Self> {
        match name {
            "flat" => Ok(Self::Flat),
            "planes" => Ok(Self::Planes),
            "bits" => Ok(Self::Bits),
            _ => Err(errors::refused(format!("an observation is flat, planes or bits, not {name:?}"))),
        }
    }
}

/// One seat's games, one after another.
#[pyclass(module = "tubewright._core")]
pub(crate) struct SoloGames {
    rules: Rules,
    form: Form,
    episode: Episode,
    seats: usize,
    seat: usize,
}

#[pymethods]
impl SoloGames {
    #[new]
    #[pyo3(signature = (deal, observation, *, objectives, powers, board=None, seats=1, seat=0))]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn new(
        py: Python<'_>,
        deal: &PyDeal,
        observation: &str,
        objectives: bool,
        powers: bool,
        board: Option<Py<PyBoard>>,
        seats: usize,
        seat: usize,
    ) -> PyResult<Self> {
        crate::game::check_seats(seats)?;
        let rules = Rules::new(PyBoard::of(py, board), Modules { objectives, powers });
        let episode = Episode::new(&rules, &deal.deal(), seats, seat);
        Ok(Self { rules, form: Form::parse(observation)?, episode, seats, seat })
    }

    /// Begins the game of a deal.
    fn reset(&mut self, deal: &PyDeal) {
        self.episode = Episode::new(&self.rules, &deal.deal(), self.seats, self.seat);
    }

    /// Takes an action: the points that it made, and whether the game is over.
    fn step(&mut self, action: i64) -> PyResult<(i64, bool)> {
        let number = usize::try_from(action).map_err(|_| not_allowed(action))?;
        let points = self.episode.step(number).map_err(|NotAllowed| not_allowed(action))?;
        Ok((points, self.episode.is_over()))
    }

    /// As `step`, but an action that is not allowed passes the turn; says whether it was allowed, too.
    fn step_or_pass(&mut self, action: i64) -> (i64, bool, bool) {
        let (points, allowed) = self.episode.step_or_pass(usize::try_from(action).ok());
        (points, self.episode.is_over(), allowed)
    }

    /// As `step`, but the next cards wait for `reveal`.
    fn act(&mut self, action: i64) -> PyResult<i64> {
        let number = usize::try_from(action).map_err(|_| not_allowed(action))?;
        self.episode.act(number).map_err(|NotAllowed| not_allowed(action))
    }

    /// Reveals the next cards once the turn is through.
    fn reveal(&mut self) {
        self.episode.reveal();
    }

    /// Is the turn through, so that cards are next?
    #[getter]
    fn is_waiting(&self) -> bool {
        self.episode.is_waiting()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.episode.is_over()
    }

    #[getter]
    fn total(&self) -> u32 {
        self.episode.total()
    }

    /// The observation in the form that was chosen.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        let state = &self.episode.state;
        match self.form {
            Form::Flat => flat(state).into_pyarray(py).into_any(),
            Form::Planes => planes(py, state).into_any(),
            Form::Bits => {
                let mut words = vec![0; observation::WORDS];
                observation::write_words(state, &mut words);
                words.into_pyarray(py).into_any()
            }
        }
    }

    /// One for each action that is allowed now.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        mask_array(py, &self.episode.mask, &self.rules.space)
    }

    fn svg(&self) -> String {
        let sheet = match &self.episode.state.node {
            crate::state::Node::Chance(position) => position.sheet,
            crate::state::Node::Choice(decision, _) => decision.sheet,
        };
        crate::picture::svg(&self.rules.board, sheet)
    }
}

/// Many games side by side.
#[pyclass(module = "tubewright._core")]
pub(crate) struct ManyGames {
    rules: Rules,
    episodes: Vec<Episode>,
    seeds: Vec<String>,
    /// How many games each place has begun.
    begun: Vec<u64>,
    rng: Rng,
    bits: Py<PyArray2<u64>>,
    mask: Py<PyArray2<u64>>,
    rewards: Py<PyArray1<f64>>,
    over: Py<PyArray1<bool>>,
}

/// The deal of the n-th game of a place, counted from 0: the seed's own, then the seed, a slash and the number.
pub(crate) fn deal_of(seed: &str, number: u64) -> Deal {
    if number == 0 { Deal::from_seed(seed) } else { Deal::from_seed(&format!("{seed}/{number}")) }
}

/// The next game of a place that has begun so many.
fn next_episode(rules: &Rules, seed: &str, begun: &mut u64) -> Episode {
    let deal = deal_of(seed, *begun);
    *begun += 1;
    Episode::new(rules, &deal, 1, 0)
}

#[pymethods]
impl ManyGames {
    /// As many games as there are seeds.
    #[new]
    #[pyo3(signature = (seeds, *, objectives, powers, board=None, sampler=0))]
    fn new(
        py: Python<'_>,
        seeds: Vec<String>,
        objectives: bool,
        powers: bool,
        board: Option<Py<PyBoard>>,
        sampler: u64,
    ) -> Self {
        let rules = Rules::new(PyBoard::of(py, board), Modules { objectives, powers });
        let count = seeds.len();
        let episodes = seeds.iter().map(|seed| Episode::new(&rules, &deal_of(seed, 0), 1, 0)).collect();
        let games = Self {
            rules,
            episodes,
            begun: vec![1; count],
            seeds,
            rng: Rng::new(sampler),
            bits: PyArray2::zeros(py, [count, observation::WORDS], false).unbind(),
            mask: PyArray2::zeros(py, [count, MASK_WORDS], false).unbind(),
            rewards: PyArray1::zeros(py, count, false).unbind(),
            over: PyArray1::from_vec(py, vec![false; count]).unbind(),
        };
        games.show(py);
        games
    }

    /// Packed observations by game, overwritten by the next step.
    #[getter]
    fn bits(&self, py: Python<'_>) -> Py<PyArray2<u64>> {
        self.bits.clone_ref(py)
    }

    /// Packed masks by game, overwritten by the next step: bit `i % 64` of word `i / 64` is action `i`.
    #[getter]
    fn mask_bits(&self, py: Python<'_>) -> Py<PyArray2<u64>> {
        self.mask.clone_ref(py)
    }

    /// The points that the last step made, by game.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray1<f64>> {
        self.rewards.clone_ref(py)
    }

    /// Did the last step end the game?
    #[getter]
    fn over(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.over.clone_ref(py)
    }

    /// The points of each game as it stands.
    #[getter]
    fn totals(&self) -> Vec<u32> {
        self.episodes.iter().map(Episode::total).collect()
    }

    /// An allowed action for each game, each as likely as the others; 0 where a game is over.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let (rng, space) = (&mut self.rng, &self.rules.space);
        let pick = |episode: &Episode| match episode.mask.len() {
            0 => 0,
            choices => space.number(episode.mask.nth(rng.below(choices))) as i64,
        };
        self.episodes.iter().map(pick).collect::<Vec<_>>().into_pyarray(py)
    }

    /// Takes an action in each game that is not over; with `renew` the others begin anew instead. An action that is not
    /// allowed passes the turn; with `strict` it is an error, and none is taken in any game.
    #[pyo3(signature = (actions, *, renew=false, strict=false))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        renew: bool,
        strict: bool,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        if actions.len() != self.episodes.len() {
            let (given, games) = (actions.len(), self.episodes.len());
            return Err(errors::refused(format!("{given} actions for {games} games")));
        }
        if strict {
            let space = &self.rules.space;
            for (game, (&action, episode)) in actions.iter().zip(&self.episodes).enumerate() {
                let choice = usize::try_from(action).ok().and_then(|number| space.choice(number));
                if !episode.is_over() && !choice.is_some_and(|choice| episode.mask.allows(choice)) {
                    return Err(errors::refused(format!("game {game}: action {action} is not allowed now")));
                }
            }
        }
        {
            let (mut rewards, mut over) = (self.rewards.bind(py).readwrite(), self.over.bind(py).readwrite());
            let (rewards, over) = (rewards.as_slice_mut()?, over.as_slice_mut()?);
            let Self { rules, episodes, seeds, begun, .. } = self;
            py.detach(|| {
                let places = actions.iter().zip(rewards).zip(over).enumerate();
                for (place, ((&action, reward), over)) in places {
                    let episode = &mut episodes[place];
                    *reward = 0.0;
                    if !episode.is_over() {
                        *reward = episode.step_or_pass(usize::try_from(action).ok()).0 as f64;
                    } else if renew {
                        *episode = next_episode(rules, &seeds[place], &mut begun[place]);
                    }
                    *over = episode.is_over();
                }
            });
        }
        self.show(py);
        Ok(())
    }

    /// Begins a new game wherever one is over.
    fn restart(&mut self, py: Python<'_>) {
        let (mut bits, mut mask) = (self.bits.bind(py).readwrite(), self.mask.bind(py).readwrite());
        let mut bits =
            bits.as_slice_mut().expect("our own array is contiguous").chunks_exact_mut(observation::WORDS);
        let mut mask = mask.as_slice_mut().expect("our own array is contiguous").chunks_exact_mut(MASK_WORDS);
        for (place, episode) in self.episodes.iter_mut().enumerate() {
            let (bits, mask) = (bits.next(), mask.next());
            if episode.is_over() {
                *episode = next_episode(&self.rules, &self.seeds[place], &mut self.begun[place]);
                observation::write_words(&episode.state, bits.expect("a row for each game"));
                mask.expect("a row for each game").copy_from_slice(&episode.mask.words(&self.rules.space));
            }
        }
    }

    /// What each allowed action leads to, for all games together: the games' places, the actions, the points that they make, and
    /// the flat observations after them, before any further card.
    fn afterstates<'py>(&self, py: Python<'py>) -> PyResult<Afterstates<'py>> {
        let (board, space) = (&self.rules.board, &self.rules.space);
        let len = observation::flat_len(board);
        let (mut places, mut actions, mut points, mut flat) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        py.detach(|| {
            let mut words = [0; observation::WORDS];
            for (place, episode) in self.episodes.iter().enumerate() {
                for n in 0..episode.mask.len() {
                    let choice = episode.mask.nth(n);
                    let mut after = episode.state.clone();
                    after.choose(choice);
                    places.push(place as i64);
                    actions.push(space.number(choice) as i64);
                    points.push(f64::from(after.total()) - f64::from(episode.total()));
                    observation::write_words(&after, &mut words);
                    let start = flat.len();
                    flat.resize(start + len, 0.0);
                    observation::write_flat(board, &words, &mut flat[start..]);
                }
            }
        });
        let count = places.len();
        let flat = flat.into_pyarray(py).reshape([count, len])?;
        Ok((places.into_pyarray(py), actions.into_pyarray(py), points.into_pyarray(py), flat))
    }

    /// The flat observations, by game.
    fn flat<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let board = &*self.rules.board;
        let (count, len) = (self.episodes.len(), observation::flat_len(board));
        let mut flat = vec![0.0; count * len];
        let bits = self.bits.bind(py).readonly();
        let bits = bits.as_slice()?;
        py.detach(|| {
            let rows = flat.chunks_exact_mut(len).zip(bits.chunks_exact(observation::WORDS));
            rows.for_each(|(row, words)| observation::write_flat(board, words, row));
        });
        flat.into_pyarray(py).reshape([count, len])
    }

    /// The planes, by game, name, row and column.
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, numpy::PyArray4<f32>>> {
        let board = &*self.rules.board;
        let (columns, rows) = (usize::from(board.columns()), usize::from(board.rows()));
        let (count, names) = (self.episodes.len(), observation::PLANES);
        let mut planes = vec![0.0; count * names * rows * columns];
        let episodes = &self.episodes;
        py.detach(|| {
            let games = planes.chunks_exact_mut(names * rows * columns).zip(episodes);
            games.for_each(|(planes, episode)| {
                observation::write_planes(&episode.state, &episode.mask, planes);
            });
        });
        planes.into_pyarray(py).reshape([count, names, rows, columns])
    }

    /// The masks as zeros and ones, by game and action.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let (count, len) = (self.episodes.len(), self.rules.space.len());
        let mut bytes = vec![0; count * len];
        let words = self.mask.bind(py).readonly();
        let rows = bytes.chunks_exact_mut(len).zip(words.as_slice()?.chunks_exact(MASK_WORDS));
        rows.for_each(|(row, words)| write_mask(words, row));
        bytes.into_pyarray(py).reshape([count, len])
    }
}

impl ManyGames {
    /// Writes the observations and masks of all games.
    fn show(&self, py: Python<'_>) {
        let (mut bits, mut mask) = (self.bits.bind(py).readwrite(), self.mask.bind(py).readwrite());
        let bits = bits.as_slice_mut().expect("our own array is contiguous");
        let mask = mask.as_slice_mut().expect("our own array is contiguous");
        let (episodes, space) = (&self.episodes, &self.rules.space);
        py.detach(|| {
            let rows = bits.chunks_exact_mut(observation::WORDS).zip(mask.chunks_exact_mut(MASK_WORDS));
            for ((bits, mask), episode) in rows.zip(episodes) {
                observation::write_words(&episode.state, bits);
                mask.copy_from_slice(&episode.mask.words(space));
            }
        });
    }
}
