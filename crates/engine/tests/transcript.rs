//! `docs/engine.md` tells the truth, line by line.

use tubewright_engine::{Answer, BotPlayer, Line, Session};

const PAGE: &str = include_str!("../../../docs/engine.md");

/// The blocks of the page with this word after the fence.
fn blocks(word: &str) -> Vec<&'static str> {
    let fence = format!("```{word}\n");
    PAGE.split(&fence).skip(1).map(|rest| rest.split("```").next().expect("an end")).collect()
}

/// Sends what the page sends and wants what it gets; gives the number of requests.
fn replay(block: &str, mut answer: impl FnMut(&Line, &mut dyn FnMut(String)) -> Answer) -> usize {
    let mut lines = block.lines().peekable();
    let mut requests = 0;
    let mut last = false;
    while let Some(line) = lines.next() {
        assert!(!last, "nothing comes after quit");
        let sent = line.strip_prefix("> ").expect("a request");
        let mut said = Vec::new();
        let got = answer(&Line::Whole(sent.as_bytes().to_vec()), &mut |line| said.push(line));
        said.push(got.text);
        for said in said {
            let wanted =
                lines.next_if(|line| line.starts_with("< ")).and_then(|line| line.strip_prefix("< "));
            assert_eq!(Some(said.as_str()), wanted, "to {sent}");
        }
        (requests, last) = (requests + 1, got.last);
    }
    assert!(last, "the last one is quit");
    requests
}

#[test]
fn every_transcript_of_the_page_is_what_the_engine_says() {
    let blocks = blocks("transcript");
    assert_eq!(blocks.len(), 4);
    for block in blocks {
        let mut session = Session::new(|| None);
        assert!(replay(block, |line, say| session.answer_with(line, say)) >= 5);
    }
}

#[test]
fn the_players_transcript_is_what_a_hired_bot_says() {
    let [block] = blocks("player")[..] else { panic!("one block") };
    let mut player = BotPlayer::new("greedy".parse().expect("a bot"));
    assert_eq!(replay(block, |line, _| player.answer(line)), 5);
}
