//! The pages, one file each.

mod about;
mod home;
mod how_to_play;
mod missing;
mod rules;
mod settings;
mod unreached;

pub(crate) use about::about;
pub(crate) use home::home;
pub(crate) use how_to_play::how_to_play;
pub(crate) use missing::missing;
pub(crate) use rules::rules;
pub(crate) use settings::settings;
pub(crate) use unreached::unreached;
