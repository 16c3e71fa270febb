//! Mutates a fuzz target's corpus, for tests on the stable toolchain.

use std::path::Path;
use std::time::{Duration, Instant};

use tubewright_rules::Rng;

/// How long each kind of input is mutated. The mutations are the same in every run; a faster machine tries more of them.
const TIME: Duration = Duration::from_secs(3);

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let files = std::fs::read_dir(folder).expect("the corpus is committed");
    let mut paths: Vec<_> = files.map(|file| file.expect("a readable folder").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a readable file")).collect()
}

/// Changes, removes or inserts a few bytes, or a piece of another input.
fn mutate(rng: &mut Rng, data: &mut Vec<u8>, other: &[u8]) {
    let mut below = |n: usize| rng.below(n as u32 + 1) as usize;
    let at = below(data.len());
    match below(5) {
        0 if at < data.len() => data[at] ^= 1 << below(7),
        1 if at < data.len() => data[at] = b"\"{}[],:+-0az9 \n\x1b\xff"[below(16)],
        2 => drop(data.drain(at..(at + below(20)).min(data.len()))),
        3 => {
            let from = below(other.len());
            let piece = &other[from..(from + below(30)).min(other.len())];
            data.splice(at..at, piece.iter().copied());
        }
        4 => {
            let to = (at + below(40)).min(data.len());
            let piece = data[at..to].to_vec();
            data.splice(at..at, piece);
        }
        _ => data.truncate(at),
    }
}

/// Runs a check over a target's corpus, then over mutations of it for a few seconds.
pub(crate) fn holds_for_corpus_and_mutations(name: &str, check: fn(&[u8])) {
    let corpus = corpus(name);
    assert!(corpus.len() >= 10, "{name} has a corpus");
    corpus.iter().for_each(|data| check(data));
    let mut rng = Rng::new(2026);
    let (start, mut count) = (Instant::now(), 0);
    while start.elapsed() < TIME {
        let pick = |rng: &mut Rng| &corpus[rng.below(corpus.len() as u32) as usize];
        let mut data = pick(&mut rng).clone();
        for _ in 0..=rng.below(4) {
            let other = pick(&mut rng);
            mutate(&mut rng, &mut data, other);
        }
        check(&data);
        count += 1;
    }
    assert!(count > 1000, "only {count} inputs were tried");
}
