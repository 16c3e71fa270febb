//! What was played and what was best, side by side on the map as it was.

use leptos::prelude::*;
use tubewright_present::hints;
use tubewright_present::review as say;
use tubewright_rules::{Action, Game, NamedAction};
use tubewright_scene::{Gain, Scene, size, spot};
use tubewright_texts::t;

use super::run::seat_of;
use super::state::Study;
use crate::i18n::I18n;
use crate::map::{square_around, still_map};

/// In windows narrower than this both maps show only what is around the line.
const NARROW: f64 = 700.0;
/// How much of the map is shown at least, in its units: five pitches.
const LEAST: f32 = 480.0;

/// Something that was or could have been done, on the map before it.
#[derive(Clone, PartialEq)]
struct Shown {
    scene: Scene,
    action: Action,
}

/// A scene of the map before a turn, with an action under the pencil.
pub(crate) fn scene_of(game: &Game, action: Action) -> Scene {
    let mut scene = Scene::new(game.board(), *game.sheet(seat_of(game)));
    scene.preview = action.steps().collect();
    if let Action::Circle(_, station) = action {
        scene.circled = Some(station);
    }
    scene
}

/// The map with what was played, and beside it, where something else was better, the map with that.
pub(super) fn pair(study: Study) -> AnyView {
    let i18n = I18n::here();
    let played = Memo::new(move |_| {
        study.run(|run| {
            let at = study.at.get();
            let (_, action) = run.turn(at);
            let mut scene = scene_of(&run.before(at), action);
            let cost = study
                .here(|it| (!it.is_as_good()).then(|| say::signed_points(&i18n, -it.shown_loss())))
                .flatten();
            if let (Some(step), Some(text)) = (action.steps().last(), cost) {
                scene.gain = Some(Gain { station: step.to, text });
            }
            Shown { scene, action }
        })
    });
    let best = Memo::new(move |_| {
        let at = study.at.get();
        let named = study.here(|it| (it.best != it.action).then_some(it.best)).flatten()?;
        study.run(|run| {
            let action = run.locate(named)?;
            let mut scene = scene_of(&run.before(at), action);
            scene.hints = vec![action.steps().next()];
            Some(Shown { scene, action })
        })
    });
    let narrow = RwSignal::new(is_narrow());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        if narrow.get_untracked() != is_narrow() {
            narrow.set(is_narrow());
        }
    });
    on_cleanup(move || resized.remove());
    let window = Signal::derive(move || {
        let best = best.get();
        played.with(|played| window_of(&played.scene, best.as_ref().map(|best| &best.scene), narrow.get()))
    });
    let has_best = Memo::new(move |_| best.with(Option::is_some));
    let figure = move |kind: &'static str, shown: Signal<Option<Shown>>| {
        let scene = Signal::derive(move || {
            shown.get().map_or_else(|| played.with(|it| it.scene.clone()), |it| it.scene)
        });
        let action = move || shown.with(|it| it.as_ref().map_or(Action::Pass, |it| it.action));
        let label = Signal::derive(move || {
            let spoken = scene.with(|scene| hints::spoken(&i18n, &scene.board, action()));
            if kind == "best" {
                t!(i18n, "review-best", action = spoken)
            } else {
                t!(i18n, "review-played", action = spoken)
            }
        });
        let caption = move || {
            let text = scene.with(|scene| hints::action(&i18n, &scene.board, action()));
            if kind == "best" {
                t!(i18n, "review-best", action = text)
            } else {
                t!(i18n, "review-played", action = text)
            }
        };
        view! {
            <figure class=format!("duo__one duo__one--{kind}") data-testid=format!("review-{kind}")>
                <figcaption aria-hidden="true">{caption}</figcaption>
                {still_map(scene, label, window)}
            </figure>
        }
        .into_any()
    };
    let second = move || has_best.get().then(|| figure("best", Signal::derive(move || best.get())));
    view! {
        <div class="duo" class:duo--one=move || !has_best.get()>
            {figure("played", Signal::derive(move || Some(played.get())))}
            {second}
        </div>
    }
    .into_any()
}

/// The map with what is best on a turn.
pub(crate) fn answer(i18n: I18n, game: &Game, best: NamedAction) -> AnyView {
    let action = game.board().locate(best).unwrap_or(Action::Pass);
    let mut scene = scene_of(game, action);
    scene.hints = vec![action.steps().next()];
    let (text, spoken) =
        (hints::action(&i18n, game.board(), action), hints::spoken(&i18n, game.board(), action));
    let edge = size(game.board());
    let window = format!("0 0 {} {}", edge.x as i32, edge.y as i32);
    view! {
        <figure class="duo__one duo__one--best choose__map" data-testid="review-answer">
            <figcaption aria-hidden="true">{t!(i18n, "review-best", action = text)}</figcaption>
            {still_map(Signal::stored(scene), Signal::stored(t!(i18n, "review-best", action = spoken)), Signal::stored(window))}
        </figure>
    }
    .into_any()
}

fn is_narrow() -> bool {
    window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width < NARROW)
}

/// The part of the map to show: all of it, or what is around the line and the two actions.
fn window_of(played: &Scene, best: Option<&Scene>, narrow: bool) -> String {
    let edge = size(&played.board);
    if !narrow {
        return format!("0 0 {} {}", edge.x as i32, edge.y as i32);
    }
    let steps = played.preview.iter().chain(best.iter().flat_map(|best| &best.preview));
    let ends = steps.flat_map(|step| [step.from, step.to]);
    let circled = played.circled.into_iter().chain(best.and_then(|best| best.circled));
    let line = played.sheet.line().reached();
    let stations = line.chain(ends).chain(circled);
    square_around(stations.map(|station| spot(&played.board, station)), edge, LEAST)
}
