//! The chapters of the rules, each with its picture.

use leptos::prelude::*;
use tubewright_rules::{Board, Card, Objective, Pencil, Power, Symbol, Target};
use tubewright_texts::{key, t};

use super::figures::{key_mark, tourist_track};
use crate::cards::card;
use crate::guide::Guide;
use crate::i18n::I18n;
use crate::icons::{icon, objective_icon, power_icon};
use crate::pictures::{self, SCORED};

fn paragraph(guide: Guide, key: &'static str) -> AnyView {
    view! { <p>{move || guide.get(key)}</p> }.into_any()
}

fn points_of(guide: Guide, keys: &'static [&'static str]) -> AnyView {
    let items = keys.iter().map(|&key| view! { <li>{move || guide.get(key)}</li> });
    view! { <ul>{items.collect_view()}</ul> }.into_any()
}

fn picture(draw: impl Fn() -> String + Send + 'static) -> AnyView {
    view! { <div class="rule__pic" inner_html=draw></div> }.into_any()
}

pub(super) fn map(guide: Guide) -> AnyView {
    let marks = [
        (key!("rules-key-station"), "e6", &[][..]),
        (key!("rules-key-site"), "g2", &[]),
        (key!("rules-key-central"), "f4", &[]),
        (key!("rules-key-departure"), "d3", &[]),
        (key!("rules-key-interchange"), "c4", &[Pencil::Green, Pencil::Purple, Pencil::Pink]),
    ];
    let marks = marks.map(|(text, station, lines)| {
        view! { <li>{key_mark(station, lines)}<span>{move || guide.get(text)}</span></li> }
    });
    view! {
        {paragraph(guide, key!("rules-map-text"))}
        <div class="rule__two">
            <ul class="legend-list">{marks}</ul>
            {picture(move || pictures::empty(&t!(guide, "rules-map-picture")))}
        </div>
    }
    .into_any()
}

pub(super) fn cards(guide: Guide) -> AnyView {
    view! {
        {paragraph(guide, key!("rules-cards-text"))}
        <div class="rule__cards">{Card::ALL.map(|each| card(each, "rules-card"))}</div>
        {points_of(guide, &[key!("rules-cards-joker"), key!("rules-cards-switch"), key!("rules-cards-end")])}
    }
    .into_any()
}

pub(super) fn drawing(guide: Guide) -> AnyView {
    let rules = &[
        key!("rules-draw-ends"),
        key!("rules-draw-symbol"),
        key!("rules-draw-loop"),
        key!("rules-draw-cross"),
        key!("rules-draw-pass"),
    ];
    view! {
        <div class="rule__two">
            <div class="prose">{paragraph(guide, key!("rules-draw-text"))}{points_of(guide, rules)}</div>
            {picture(move || pictures::offers(Target::Symbol(Symbol::Square), &t!(guide, "rules-draw-picture")))}
        </div>
    }
    .into_any()
}

pub(super) fn points(guide: Guide) -> AnyView {
    let score = tubewright_rules::Score::of(Board::london(), &pictures::drawn(&[SCORED]), &[]);
    let line = &score.lines[0];
    let i18n = I18n::here();
    let cell = |picture: &'static str, value: u32, name: fn(I18n, Guide, u32) -> String| {
        let name = move || name(i18n, guide, value);
        view! { <div class="formula__cell">{icon(picture)}<b>{value}</b><span>{name}</span></div> }
    };
    let total = line.points;
    view! {
        {paragraph(guide, key!("rules-score-text"))}
        <div class="rule__two">
            <div class="prose">
                <div class="formula pencil--green">
                    {cell("district", line.districts.len() as u32, |i18n, _, count| {
                        t!(i18n, "tally-districts", count = count)
                    })}
                    <span class="formula__op">"×"</span>
                    {cell("station", line.stations, |i18n, _, count| t!(i18n, "tally-stations", count = count))}
                    <span class="formula__op">"+"</span>
                    {cell("river", line.crossing_points(), |_, guide, _| t!(guide, "rules-score-river"))}
                    <span class="formula__op">"="</span>
                    <div class="formula__cell formula__cell--sum">
                        <b>{line.points}</b>
                        <span>{move || t!(i18n, "tally-points", count = total)}</span>
                    </div>
                </div>
                {paragraph(guide, key!("rules-score-empty"))}
            </div>
            {picture(move || pictures::scored(&t!(guide, "rules-score-picture")))}
        </div>
    }
    .into_any()
}

pub(super) fn final_score(guide: Guide) -> AnyView {
    let parts = &[
        key!("rules-final-lines"),
        key!("rules-final-tourists"),
        key!("rules-final-interchanges"),
        key!("rules-final-objectives"),
    ];
    view! {
        {paragraph(guide, key!("rules-final-text"))}
        {points_of(guide, parts)}
        {tourist_track(guide)}
        {paragraph(guide, key!("rules-final-tie"))}
    }
    .into_any()
}

pub(super) fn players(guide: Guide) -> AnyView {
    paragraph(guide, key!("rules-table-text"))
}

pub(super) fn objectives(guide: Guide) -> AnyView {
    let goals = [
        (Objective::Interchanges, key!("rules-objective-interchanges")),
        (Objective::Districts, key!("rules-objective-districts")),
        (Objective::TouristSites, key!("rules-objective-tourist-sites")),
        (Objective::CentralDistrict, key!("rules-objective-central-district")),
        (Objective::Thames, key!("rules-objective-thames")),
    ];
    let goals = goals.map(|(objective, name)| {
        view! { <li class="rule__row">{objective_icon(objective)}<span>{move || guide.get(name)}</span></li> }
    });
    view! { {paragraph(guide, key!("rules-objectives-text"))} <ul class="rule__rows">{goals}</ul> }.into_any()
}

pub(super) fn powers(guide: Guide) -> AnyView {
    let powers = [
        (Power::Double, key!("rules-power-double"), key!("rules-power-double-text")),
        (Power::Joker, key!("rules-power-joker"), key!("rules-power-joker-text")),
        (Power::Switch, key!("rules-power-switch"), key!("rules-power-switch-text")),
        (Power::Circle, key!("rules-power-circle"), key!("rules-power-circle-text")),
    ];
    let powers = powers.map(|(power, name, text)| {
        view! {
            <li class="rule__row">
                {power_icon(power)}
                <span><b>{move || guide.get(name)}</b><small>{move || guide.get(text)}</small></span>
            </li>
        }
    });
    view! { {paragraph(guide, key!("rules-powers-text"))} <ul class="rule__rows">{powers}</ul> }.into_any()
}

pub(super) fn solo(guide: Guide) -> AnyView {
    paragraph(guide, key!("rules-solo-text"))
}
