//! Where games lie on disk: a file that the person names, or a folder that the program finds again by itself.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use tubewright_rules::Record;
use tubewright_term::{Keep, Kept};
use tubewright_texts::t;

use crate::files;
use crate::words::texts;

/// The place of a game.
pub(crate) enum Place {
    /// Not kept at all.
    Nowhere,
    /// The person's own game, gone on with the next time.
    StateDir(StateDir),
    /// A file that was named, and what it holds of this game.
    File(PathBuf, Option<String>),
}

/// The folder for what a program remembers between two runs.
#[derive(Clone)]
pub(crate) struct StateDir(PathBuf);

impl StateDir {
    /// This person's folder; none where there is no home.
    pub(crate) fn find() -> Option<Self> {
        let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let state = folder("XDG_STATE_HOME").or_else(|| Some(folder("HOME")?.join(".local/state")))?;
        Some(Self(state.join("tubewright")))
    }

    /// Makes sure that no other terminal plays the game in this folder; true where it is ours until the program ends.
    pub(crate) fn hold(&self) -> bool {
        static HELD: OnceLock<File> = OnceLock::new();
        if HELD.get().is_some() {
            return true;
        }
        let folder = fs::create_dir_all(&self.0);
        let file = folder.and_then(|()| File::create(self.0.join("lock")));
        match file.map(|file| file.try_lock().map(|()| file)) {
            Ok(Ok(file)) => HELD.set(file).is_ok(),
            Ok(Err(TryLockError::WouldBlock)) => false,
            // Where nothing can be locked or written, keeping the game will say what is wrong.
            Ok(Err(TryLockError::Error(_))) | Err(_) => true,
        }
    }

    /// The game in play.
    pub(crate) fn game(&self) -> PathBuf {
        self.0.join("game.json")
    }

    /// The secret that no server is told.
    pub(crate) fn person(&self) -> PathBuf {
        self.0.join("person")
    }

    /// The name that the person had at the last table.
    pub(crate) fn name(&self) -> PathBuf {
        self.0.join("name")
    }

    /// The key to a seat that the person was given by its link.
    pub(crate) fn seat(&self, table: &str) -> PathBuf {
        self.0.join("seats").join(table)
    }

    /// Puts a game that is not over aside, so that another can be played; says where it lies then.
    pub(crate) fn put_aside(&self) -> io::Result<Option<PathBuf>> {
        let aside = self.0.join("previous.json");
        match fs::rename(self.game(), &aside) {
            Ok(()) => Ok(Some(aside)),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(why) => Err(why),
        }
    }

    fn keep(&self, record: &Record, over: bool) -> io::Result<()> {
        fs::create_dir_all(&self.0)?;
        if !over {
            return write_whole(&self.game(), record);
        }
        // A game that is over is not gone on with, but its record is not lost either.
        write_whole(&self.0.join("finished.json"), record)?;
        match fs::remove_file(self.game()) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => Err(why),
            _ => Ok(()),
        }
    }
}

impl Keep for Place {
    fn kept(&self) -> Kept {
        match self {
            Self::Nowhere => Kept::Nowhere,
            Self::StateDir(_) => Kept::StateDir,
            Self::File(path, _) => Kept::File(path.display().to_string()),
        }
    }

    fn keep(&mut self, record: &Record, over: bool) -> io::Result<()> {
        match self {
            Self::Nowhere => Ok(()),
            Self::StateDir(state_dir) => state_dir.keep(record, over),
            Self::File(path, ours) => {
                let is_ours = |ours: &String| fs::read_to_string(&*path).is_ok_and(|text| text == *ours);
                if fs::metadata(&*path).is_ok_and(|data| data.is_file())
                    && ours.as_ref().is_some_and(|ours| !is_ours(ours))
                {
                    // Another terminal goes on with the same file: whoever was first keeps it.
                    return Err(io::Error::other(t!(texts(), "refuse-changed")));
                }
                write_whole(path, record)?;
                *ours = Some(text(record));
                Ok(())
            }
        }
    }

    fn save(&self, name: &str, record: &Record) -> io::Result<()> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(name)?;
        file.write_all(text(record).as_bytes())?;
        file.sync_all()
    }
}

fn text(record: &Record) -> String {
    record.to_json() + "\n"
}

fn write_whole(path: &Path, record: &Record) -> io::Result<()> {
    files::write(path, text(record).as_bytes())
}
