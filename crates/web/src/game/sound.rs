//! A pencil and a card, quietly, for those who want to hear them.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

use crate::settings::Settings;

thread_local! {
    /// Started by the first sound: browsers allow it only after a gesture.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A line is drawn.
pub(crate) fn pencil(settings: Settings) {
    tone(settings, OscillatorType::Triangle, 660.0, 0.09);
}

/// A card is turned over.
pub(crate) fn card(settings: Settings) {
    tone(settings, OscillatorType::Sine, 330.0, 0.12);
}

fn tone(settings: Settings, kind: OscillatorType, pitch: f32, seconds: f64) {
    if !settings.sound.get_untracked() {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        // A device without sound, or a browser that refuses it, stays silent. Browsers put what they let sound to sleep
        // too, when another program takes the loudspeaker or before the first gesture: it has to be woken each time.
        let _ = context.as_ref().map(|context| {
            let _ = context.resume();
            play(context, kind, pitch, seconds)
        });
    });
}

fn play(
    context: &AudioContext,
    kind: OscillatorType,
    pitch: f32,
    seconds: f64,
) -> Result<(), wasm_bindgen::JsValue> {
    let (source, volume) = (context.create_oscillator()?, context.create_gain()?);
    let now = context.current_time();
    source.set_type(kind);
    source.frequency().set_value(pitch);
    volume.gain().set_value_at_time(0.05, now)?;
    volume.gain().exponential_ramp_to_value_at_time(0.0005, now + seconds)?;
    source.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    source.start()?;
    source.stop_with_when(now + seconds)
}
