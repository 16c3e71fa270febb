//! Bots by name: what is printed can be read again, and what is no bot gets one clear line.

use tubewright_bots::Spec;

#[test]
fn names_print_as_they_are_read() {
    for name in [
        "random",
        "greedy",
        "lookahead:depth=1",
        "lookahead:depth=4",
        "search:ms=50",
        "search:nodes=12345",
        "novice",
        "casual",
        "regular",
        "strong",
        "champion",
    ] {
        assert_eq!(name.parse::<Spec>().expect("a bot's name").to_string(), name);
    }
    assert_eq!("lookahead".parse::<Spec>(), "lookahead:depth=2".parse());
    assert_eq!("search".parse::<Spec>(), "search:ms=50".parse());
}

#[test]
fn what_is_no_bot_is_said_in_one_line() {
    for (name, said) in [
        ("gredy", "there is no bot ‘gredy’: choose random, greedy, "),
        ("", "there is no bot ‘’"),
        ("greedy:depth=2", "the bot greedy has no option ‘depth=2’"),
        ("lookahead:deep", "the bot lookahead has no option ‘deep’"),
        ("lookahead:depth=0", "depth is a whole number from 1 to 4, not ‘0’"),
        ("lookahead:depth=9", "depth is a whole number from 1 to 4, not ‘9’"),
        ("search:ms=-1", "ms is a whole number from 1 to 86400000, not ‘-1’"),
        ("search:ms=+1", "ms is a whole number"),
        ("search:nodes=99999999999999999999", "nodes is a whole number"),
        ("search:ms=5,nodes=3", "the bot search takes one option, and ‘nodes=3’ is one too many"),
        ("search:nodes=3,nodes=3", "the bot search takes one option, and ‘nodes=3’ is one too many"),
        ("search:ms=5,depth=3", "the bot search has no option ‘depth=3’"),
        ("search:", "the bot search has no option ‘’"),
        ("random\n:x", "there is no bot ‘random\u{fffd}’"),
    ] {
        let error = name.parse::<Spec>().expect_err(name).to_string();
        assert!(error.starts_with(said) && !error.contains('\n'), "{name:?}: {error}");
    }
}
