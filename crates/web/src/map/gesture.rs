//! Taps, drags and keys on the map. One listener for the whole map hears them all.

use std::time::Duration;

use leptos::prelude::*;
use leptos::svg::Svg;
use tubewright_rules::{Station, Step};
use tubewright_scene::{Scene, Spot, Way, size, spot, station_at};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use crate::map::Choice;

/// How far a pointer moves before a tap is a drag, in units of the map.
const SLACK: f32 = 20.0;

/// A pencil put down and not yet lifted.
#[derive(Clone, Copy)]
struct Pull {
    /// None beside all starts: then nothing is drawn, but it is no tap either once the pencil has moved.
    start: Option<Station>,
    down: Spot,
    /// Where the pencil is; none until it has moved far enough to be no tap.
    now: Option<Spot>,
}

/// What the listeners share.
#[derive(Clone, Copy)]
pub(super) struct Gestures {
    pub(super) root: NodeRef<Svg>,
    shown: Memo<Scene>,
    choose: Callback<Choice>,
    picked: RwSignal<Option<Station>>,
    pointed: RwSignal<Option<Step>>,
    pulled: RwSignal<Option<Pull>>,
    /// The click that the browser sends after a drag means nothing.
    dragged: StoredValue<bool>,
}

impl Gestures {
    pub(super) fn new(
        shown: Memo<Scene>,
        choose: Callback<Choice>,
        picked: RwSignal<Option<Station>>,
        pointed: RwSignal<Option<Step>>,
    ) -> Self {
        let (root, pulled, dragged) = (NodeRef::new(), RwSignal::new(None), StoredValue::new(false));
        Self { root, shown, choose, picked, pointed, pulled, dragged }
    }

    /// The line from the start to the pencil that is being pulled.
    pub(super) fn pull(self) -> Option<String> {
        let Pull { start, now, .. } = self.pulled.get()?;
        let from = start.map(|start| self.shown.with_untracked(|scene| spot(&scene.board, start)))?;
        now.map(|now| format!("M{from}L{now}"))
    }

    pub(super) fn click(self, event: &MouseEvent) {
        if self.dragged.get_value() {
            self.dragged.set_value(false);
        } else if let Some(station) = self.nearer_station(event) {
            self.choose_station(station);
        } else if let Some(step) = self.section_meant(event) {
            self.draw(step);
        } else if !self.choose_handle(event) {
            // A tap beside all handles may still be on a section's line.
            let place = self.place(event);
            let step = place.and_then(|place| self.shown.with_untracked(|scene| scene.section_at(place)));
            let board = self.shown.with_untracked(|scene| scene.board.clone());
            match (step, place.and_then(|place| station_at(&board, place))) {
                (Some(step), _) => self.draw(step),
                (None, closed) => {
                    self.picked.set(None);
                    if let Some(station) = closed {
                        self.choose.run(Choice::Closed(station));
                    }
                }
            }
        }
    }

    pub(super) fn key(self, event: &KeyboardEvent) {
        if matches!(event.key().as_str(), "Enter" | " ") && self.choose_handle(event) {
            event.prevent_default();
        }
    }

    /// Escape takes the question of the start back, wherever the focus is: a click on the map takes it from the map.
    pub(super) fn escape(self, event: &KeyboardEvent) {
        if event.key() == "Escape" && self.picked.get_untracked().is_some() {
            self.picked.set(None);
        }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        self.dragged.set_value(false);
        let Some(place) = self.place(event).filter(|_| event.is_primary() && event.button() == 0) else {
            return;
        };
        let start = self.shown.with_untracked(|scene| scene.start_at(place));
        self.pulled.set(Some(Pull { start, down: place, now: None }));
    }

    pub(super) fn move_to(self, event: &PointerEvent) {
        let Some((pull, place)) = self.pulled.get_untracked().zip(self.place(event)) else {
            // From one grip to another that it overlaps a mouse comes unheard.
            if let Some(step) = self.section_meant(event) {
                self.point(Some(step));
            }
            return;
        };
        if pull.now.is_none() && place.distance(pull.down) < SLACK {
            return;
        }
        if pull.now.is_none()
            && let Some(root) = self.root.get_untracked()
        {
            // Without capture a drag that leaves the map would never end; where it is refused it ends at the edge.
            let _ = root.set_pointer_capture(event.pointer_id());
        }
        self.pulled.set(Some(Pull { now: Some(place), ..pull }));
        self.point(self.drawn_to(pull, place));
    }

    /// Keeps a finger that pulls the pencil from scrolling the page; `touch-action` does nothing inside an SVG.
    pub(super) fn hold(self, event: &Event) {
        if self.pulled.with_untracked(|pull| pull.is_some_and(|pull| pull.start.is_some())) {
            event.prevent_default();
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let Some(pull) = self.pulled.get_untracked() else { return };
        self.pulled.set(None);
        if pull.now.is_none() {
            return;
        }
        self.dragged.set_value(true);
        // That click comes at once or, after a finger, never; a later one is a choice again.
        set_timeout(move || self.dragged.set_value(false), Duration::ZERO);
        let step = self.place(event).and_then(|place| self.drawn_to(pull, place));
        self.point(None);
        if let Some(step) = step {
            self.draw(step);
        }
    }

    /// The section that a pencil lifted at this place draws.
    fn drawn_to(self, pull: Pull, place: Spot) -> Option<Step> {
        let start = pull.start?;
        self.shown.with_untracked(|scene| scene.drawn_to(start, place))
    }

    pub(super) fn cancel(self) {
        self.pulled.set(None);
        self.point(None);
    }

    /// The section whose handle has the pointer over it.
    pub(super) fn point_at(self, event: &PointerEvent) {
        if event.buttons() == 0 && self.pulled.with_untracked(Option::is_some) {
            // The pencil was lifted beside the map, where nobody heard of it.
            self.pulled.set(None);
        }
        if self.pulled.with_untracked(Option::is_none) {
            self.point(self.section_meant(event));
        }
    }

    pub(super) fn point_at_nothing(self) {
        if self.pulled.with_untracked(Option::is_none) {
            self.point(None);
        }
    }

    fn point(self, step: Option<Step>) {
        if self.pointed.get_untracked() != step {
            self.pointed.set(step);
        }
    }

    fn draw(self, step: Step) {
        self.picked.set(None);
        self.choose.run(Choice::Section(step));
    }

    /// Chooses what the handle at an event stands for; false where there is none.
    fn choose_handle(self, event: &Event) -> bool {
        if let Some(step) = self.shown.with_untracked(|scene| section_under(scene, event)) {
            self.draw(step);
            return true;
        }
        let name = attribute_under(event, "data-station");
        let station = name.and_then(|name| self.shown.with_untracked(|scene| scene.board.station(&name)));
        station.is_some_and(|station| self.choose_station(station))
    }

    /// Chooses what a station stands for; false where it stands for nothing.
    fn choose_station(self, station: Station) -> bool {
        match self.shown.with_untracked(|scene| scene.way(station)) {
            None => return false,
            Some(Way::One(step) | Way::From(step)) => self.draw(step),
            Some(Way::Several) => self.picked.set(Some(station)),
            Some(Way::Circle) => self.choose.run(Choice::Circle(station)),
        }
        true
    }

    /// The section whose handle a pointer is on; of grips that overlap, the nearest one's and not the topmost one's.
    fn section_meant(self, event: &MouseEvent) -> Option<Step> {
        self.shown.with_untracked(|scene| {
            let under = section_under(scene, event)?;
            let place = if is_on_grip(event) { self.place(event) } else { None };
            // A click that a script or a screen reader makes may be at no place near its grip.
            let nearest = place.and_then(|place| scene.grip_at(place));
            Some(nearest.map_or(under, |(step, _)| step))
        })
    }

    /// The station that a tap on a section's grip was meant for: grips as large as a finger reach over stations.
    fn nearer_station(self, event: &MouseEvent) -> Option<Station> {
        let place = self.place(event).filter(|_| is_on_grip(event))?;
        self.shown.with_untracked(|scene| {
            let (_, grip) = scene.grip_at(place)?;
            let station = station_at(&scene.board, place).filter(|&station| scene.way(station).is_some())?;
            let is_nearer = place.distance(spot(&scene.board, station)) < place.distance(grip);
            is_nearer.then_some(station)
        })
    }

    /// Where an event is on the map.
    fn place(self, event: &MouseEvent) -> Option<Spot> {
        let bounds = self.root.get_untracked()?.get_bounding_client_rect();
        let edge = self.shown.with_untracked(|scene| size(&scene.board));
        let share = |length: f64, of: f64| (length / of) as f32;
        let x = share(f64::from(event.client_x()) - bounds.left(), bounds.width());
        let y = share(f64::from(event.client_y()) - bounds.top(), bounds.height());
        Some(Spot::new(x * edge.x, y * edge.y))
    }
}

/// The section whose handle an event is on.
fn section_under(scene: &Scene, event: &Event) -> Option<Step> {
    let text = attribute_under(event, "data-section")?;
    scene.targets.iter().copied().find(|&step| scene.board.step_text(step) == text)
}

fn attribute_under(event: &Event, name: &str) -> Option<String> {
    element_under(event)?.closest(&format!("[{name}]")).ok()??.get_attribute(name)
}

fn is_on_grip(event: &Event) -> bool {
    element_under(event).is_some_and(|element| element.class_list().contains("hit--grip"))
}

fn element_under(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}
