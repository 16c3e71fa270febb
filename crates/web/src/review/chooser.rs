//! A map on which a turn is chosen, away from any table: to try a decision again, to play on from there, to practise.

use leptos::prelude::*;
use tubewright_present::figures::signed;
use tubewright_present::{hints, names, refusal};
use tubewright_rules::{Action, Game, Station};
use tubewright_scene::{Gain, Scene};
use tubewright_table::{Command, Draft, Refused};
use tubewright_texts::t;

use super::run::seat_of;
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::icons::{icon, power_icon};
use crate::map::{Choice, Map};

/// What is chosen on a turn of a game of one seat.
#[derive(Clone, Copy)]
pub(crate) struct Chooser {
    /// The game, with the cards of the turn revealed.
    game: RwSignal<Game>,
    draft: RwSignal<Draft>,
    picked: RwSignal<Option<Station>>,
    /// Why the last thing asked for was refused, and the station that it was about where no section leads there.
    refused: RwSignal<Option<(Refused, Option<Station>)>>,
}

impl Chooser {
    /// Nothing is chosen yet.
    pub(crate) fn new(game: Game) -> Self {
        Self {
            game: RwSignal::new(game),
            draft: RwSignal::new(Draft::default()),
            picked: RwSignal::new(None),
            refused: RwSignal::new(None),
        }
    }

    /// Another turn, on which nothing is chosen yet.
    pub(crate) fn show(self, game: Game) {
        self.draft.set(Draft::default());
        self.picked.set(None);
        self.refused.set(None);
        self.game.set(game);
    }

    /// Looks at the game and follows it.
    pub(crate) fn game<T>(self, look: impl FnOnce(&Game) -> T) -> T {
        self.game.with(look)
    }

    /// The game as it is now.
    pub(crate) fn game_now(self) -> Game {
        self.game.get_untracked()
    }

    fn action(self) -> Action {
        let draft = self.draft.get();
        self.game.with(|game| draft.action(game.sheet(seat_of(game)).power()))
    }

    fn command(self, command: Command) {
        self.picked.set(None);
        let mut draft = self.draft.get_untracked();
        let done = self.game.with_untracked(|game| draft.sketch(game, seat_of(game), command));
        match done {
            Ok(_) => {
                self.refused.set(None);
                self.draft.set(draft);
                if draft.is_playable() {
                    focus_at("[data-testid=done]:not(:disabled)");
                }
            }
            Err(why) => self.refused.set(Some((why, None))),
        }
    }

    fn say_why_closed(self, station: Station) {
        let draft = self.draft.get_untracked();
        let why = self.game.with_untracked(|game| {
            let seat = seat_of(game);
            draft.why_closed(game.board(), game.sheet(seat), game.call(seat)?, station)
        });
        self.refused.set(why.map(|why| (Refused::Illegal(why), Some(station))));
    }

    /// The map as it is offered, with what is under the pencil.
    fn scene(self, gains: bool) -> Scene {
        let (draft, action) = (self.draft.get(), self.action());
        self.game.with(|game| {
            let seat = seat_of(game);
            let mut scene = Scene::new(game.board(), *game.sheet(seat));
            let open = draft.open_at(game, seat);
            scene.targets = open.steps;
            scene.circles = open.circles;
            scene.preview = action.steps().collect();
            scene.circled = if let Action::Circle(_, station) = action { Some(station) } else { None };
            let end = scene.circled.or(scene.preview.last().map(|step| step.to));
            scene.gain =
                end.filter(|_| gains).map(|station| Gain { station, text: signed(gain(game, action)) });
            scene
        })
    }
}

/// What an action brings at once.
fn gain(game: &Game, action: Action) -> i32 {
    let seat = seat_of(game);
    let (board, objectives) = (game.board(), game.setup().objectives());
    let before = game.sheet(seat);
    let mut after = *before;
    after.play_unchecked(board, action);
    after.total(board, objectives) as i32 - before.total(board, objectives) as i32
}

/// The map with the buttons of a turn; `done` hears what was chosen.
pub(crate) fn chooser(chooser: Chooser, done: Callback<Action>) -> AnyView {
    let i18n = I18n::here();
    let scene = Signal::derive(move || chooser.scene(true));
    let label = Signal::derive(move || t!(i18n, "map-title"));
    let choose = Callback::new(move |choice| match choice {
        Choice::Section(step) => chooser.command(Command::Choose(step)),
        Choice::Circle(station) => chooser.command(Command::Circle(station)),
        Choice::Closed(station) => chooser.say_why_closed(station),
    });
    let pencil = Memo::new(move |_| chooser.game(|game| game.sheet(seat_of(game)).line().pencil()));
    view! {
        <div class=move || format!("choose pencil--{}", pencil.get())>
            <div class="choose__map"><Map scene label choose picked=chooser.picked/></div>
            <p class="choose__tell" role="status" data-testid="tell">{move || tell(i18n, chooser)}</p>
            {buttons(i18n, chooser, done)}
        </div>
    }
    .into_any()
}

/// What is under the pencil, why something was refused, or what is asked.
fn tell(i18n: I18n, chooser: Chooser) -> String {
    match chooser.refused.get() {
        Some((Refused::Illegal(why), Some(station))) => {
            return chooser.game(|game| refusal::closed(&i18n, game.board().point(station), &why));
        }
        Some((why, _)) => return refusal::refused(&i18n, &why),
        None => {}
    }
    let (draft, picked, action) = (chooser.draft.get(), chooser.picked.get(), chooser.action());
    chooser.game(|game| {
        if let Some(station) = picked {
            let open = draft.open_at(game, seat_of(game));
            let count = open.steps.iter().filter(|step| step.to == station).count();
            return t!(
                i18n,
                "tell-ways",
                count = count,
                station = names::station(&i18n, game.board(), station)
            );
        }
        if draft.is_playable() {
            return format!(
                "{}\u{2002}{}",
                hints::action(&i18n, game.board(), action),
                signed(gain(game, action))
            );
        }
        t!(i18n, "study-choose")
    })
}

fn buttons(i18n: I18n, chooser: Chooser, done: Callback<Action>) -> AnyView {
    let power = Memo::new(move |_| chooser.game(|game| game.sheet(seat_of(game)).power()));
    let armed = move || chooser.draft.get().is_armed();
    let with_power = move || {
        power.get().map(|power| {
            let toggle = move |_| {
                let armed = chooser.draft.get_untracked().is_armed();
                chooser.command(if armed { Command::Disarm } else { Command::Arm });
            };
            view! {
                <button
                    type="button"
                    class="btn"
                    data-testid="use-power"
                    data-power=power.name()
                    aria-pressed=move || armed().to_string()
                    on:click=toggle
                >
                    {power_icon(power)}
                    {move || names::power(&i18n, power)}
                </button>
            }
        })
    };
    let undo = move |_| {
        chooser.refused.set(None);
        if chooser.picked.get_untracked().is_some() {
            chooser.picked.set(None);
        } else {
            chooser.draft.update(Draft::undo);
        }
        focus_at("[data-testid=section], [data-testid=pass]");
    };
    let finish = move |_| {
        if chooser.draft.with_untracked(Draft::is_playable) {
            done.run(untrack(|| chooser.action()));
        }
    };
    view! {
        <div class="choose__acts">
            {with_power}
            <button
                type="button"
                class="btn"
                data-testid="undo"
                disabled=move || chooser.draft.with(Draft::is_empty) && chooser.picked.get().is_none()
                on:click=undo
            >
                {icon("undo")}
                {move || t!(i18n, "act-undo")}
            </button>
            <button type="button" class="btn" data-testid="pass" on:click=move |_| chooser.command(Command::TryPass)>
                {icon("pass")}
                {move || t!(i18n, "act-pass")}
            </button>
            <button
                type="button"
                class="btn btn--primary"
                data-testid="done"
                disabled=move || !chooser.draft.with(Draft::is_playable)
                on:click=finish
            >
                {icon("done")}
                {move || t!(i18n, "act-done")}
            </button>
        </div>
    }
    .into_any()
}
