//! A deal for people: what a seed deals, with everything called by its name.

use tubewright_rules::{Card, Deal, commitment};
use tubewright_texts::{Texts, t};
use unicode_width::UnicodeWidthStr;

use crate::say::{Say, padded};

/// Pencils, objectives, powers and the four decks of a seed.
pub fn deal_page(texts: &Texts, seed: &str, deal: &Deal) -> Vec<String> {
    let say = Say(texts);
    let powers = deal.powers.iter().map(|(pencil, power)| {
        t!(texts, "deal-power", pencil = say.pencil(pencil), power = say.power(*power))
    });
    let [first, second] = deal.objectives.map(|objective| say.objective(objective));
    let heads = [
        (t!(texts, "deal-seed"), say.quoted(seed)),
        (t!(texts, "deal-commitment"), commitment(seed)),
        (t!(texts, "deal-pencils"), say.list(&deal.pencils.map(|pencil| say.pencil(pencil)))),
        (t!(texts, "deal-objectives"), first),
        (String::new(), second),
        (t!(texts, "deal-powers"), say.list(&powers.collect::<Vec<_>>())),
    ];
    let columns = heads.iter().map(|(head, _)| head.width()).max().unwrap_or(0);
    let mut lines: Vec<String> =
        heads.iter().map(|(head, what)| format!("{}  {what}", padded(head, columns))).collect();
    lines.push(String::new());
    lines.extend(decks(say, deal));
    lines.extend([String::new(), t!(texts, "deal-key")]);
    lines
}

/// The decks side by side, a card a row.
fn decks(say: Say<'_>, deal: &Deal) -> Vec<String> {
    let columns = deal.decks.iter().zip(1..).map(|(deck, round)| {
        let mut undergrounds = 0;
        let cells = deck.cards().iter().map(|&card| {
            // What comes after the fifth Underground card is never revealed (R2.4).
            let seen = undergrounds < Card::UNDERGROUNDS;
            undergrounds += u32::from(card.is_underground());
            if seen { say.card_in_table(card) } else { "-".to_owned() }
        });
        let mut column = vec![t!(say.0, "deal-round", round = round)];
        column.extend(cells);
        column
    });
    let first = t!(say.0, "deal-card");
    let number = first.width().max(4);
    let numbers = (1..=Card::ALL.len()).map(|i| format!("{i:>number$}"));
    let mut rows: Vec<String> = std::iter::once(padded(&first, number)).chain(numbers).collect();
    for column in columns {
        let width = column.iter().map(|cell| cell.width()).max().unwrap_or(0);
        for (row, cell) in rows.iter_mut().zip(column) {
            row.push_str("  ");
            row.push_str(&padded(&cell, width));
        }
    }
    rows.iter().map(|row| row.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tubewright_texts::Language;

    #[test]
    fn a_deal_is_told_in_every_language_in_columns_that_stand_under_each_other() {
        let deal = Deal::from_seed("7");
        for language in Language::ALL {
            let lines = deal_page(&Texts::embedded(language), "7", &deal);
            let cards = &lines[7..19];
            // Two spaces part the columns; the second column begins where its heading does.
            let start = |line: &str| {
                let gap =
                    line.trim_start().find("  ").expect("two columns") + line.len() - line.trim_start().len();
                line[..gap].width() + line[gap..].len() - line[gap..].trim_start().len()
            };
            let heading = start(&cards[0]);
            assert!(cards[1..].iter().all(|row| start(row) == heading), "{language}: {lines:#?}");
            if matches!(language, Language::Russian | Language::Japanese) {
                // The seed's hash and its own text stay; no word of a record does.
                let told = lines.iter().filter(|line| !line.contains(&commitment("7")));
                let latin = told.clone().find(|line| line.contains(|c: char| c.is_ascii_alphabetic()));
                assert_eq!(latin, None, "{language}: {lines:#?}");
            }
        }
    }
}
