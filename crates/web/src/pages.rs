//! The pages, one file each.

mod home;
mod missing;
mod play;
mod settings;

pub(crate) use home::Home;
pub(crate) use missing::Missing;
pub(crate) use play::Play;
pub(crate) use settings::Settings;
