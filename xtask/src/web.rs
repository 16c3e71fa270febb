//! `cargo xtask web`: the page as files in `dist/`, ready to be embedded by the server.
//!
//! Everything that belongs to one version of the page is in `build/HASH/`, so that it can be cached for ever and versions never mix;
//! the few files with fixed names point there.

mod style;

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use tubewright_texts::{Language, Texts, completed, t};

use crate::machine;
use crate::shell::{command, root, run, target_dir};

const TARGET: &str = "wasm32-unknown-unknown";

/// Programs of the page, compiled together.
struct Programs {
    package: &'static str,
    /// The names of their files; their binaries are prefixed with `tubewright-`.
    names: &'static [&'static str],
    /// The profile for visitors.
    profile: &'static str,
}

/// The page, to play without and with tables and to learn, is compiled for size; the bots, loaded when first needed, for speed.
const PROGRAMS: [Programs; 2] = [
    Programs { package: "tubewright-web", names: &["app", "tables", "study"], profile: "web" },
    Programs { package: "tubewright-thinker", names: &["thinker"], profile: "release" },
];

/// The HTML files, with the program that each starts.
const PAGES: [(&str, &str); 3] = [("index.html", "app"), ("tables.html", "tables"), ("study.html", "study")];

/// The program with a style sheet of its own beside the one that all share.
const STYLED: &str = "study";

/// The text files that the page fetches, by suffix: what a game needs, and what only some pages need. A language's other files are for
/// other faces.
const TEXTS: [(&str, &[&str]); 4] = [
    ("", &["web.ftl", "names.ftl", "game.ftl", "home.ftl", "settings.ftl"]),
    ("-guide", &["how-to-play.ftl", "rules.ftl", "about.ftl"]),
    ("-tables", &["tables.ftl"]),
    ("-study", &["review.ftl", "study.ftl"]),
];

/// The value function, which the page fetches for the first champion or hint.
const NET: &str = "crates/bots/src/value/london.net";

/// Files that are worth compressing; pictures are compressed already.
const COMPRESSED: [&str; 9] = ["css", "ftl", "html", "js", "net", "svg", "txt", "wasm", "webmanifest"];

/// Contents by path.
type Files = BTreeMap<String, Vec<u8>>;

/// Builds the page.
pub(crate) fn build(args: &[String]) -> Result<()> {
    let dev = args.iter().any(|arg| arg == "--dev");
    machine::target(TARGET)?;
    let mut versioned = Files::new();
    for programs in PROGRAMS {
        versioned.extend(compile(&programs, if dev { "dev" } else { programs.profile })?);
    }
    let statics = root().join("crates/web/static");
    versioned.extend(read_all(&statics.join("versioned"))?);
    versioned.extend(style::sheets()?);
    versioned.insert("london.net".to_owned(), fs::read(root().join(NET))?);
    let mut fixed = read_all(&statics)?;
    fixed.retain(|path, _| !path.starts_with("versioned/") && !path.starts_with("style/"));
    let manifest = fixed.get_mut("manifest.webmanifest").context("the manifest is missing")?;
    versioned.extend(texts(manifest)?);
    *manifest = described(manifest, Language::English)?;

    let page = fixed.get(PAGES[0].0).context("the page is missing")?.clone();
    for (name, _) in &PAGES[1..] {
        fixed.insert((*name).to_owned(), page.clone());
    }

    let version = version(&[&versioned, &fixed]);
    let build = format!("build/{version}");
    let mut dist: Files =
        versioned.into_iter().map(|(path, bytes)| (format!("{build}/{path}"), bytes)).collect();
    dist.extend(fixed);
    fill_in(&mut dist, &version)?;
    write(&dist, dev)
}

/// Compiles programs; returns their WASM and glue code, such as `app_bg.wasm` and `app.js`.
fn compile(programs: &Programs, profile: &str) -> Result<Files> {
    let package = programs.package;
    run(&mut command(&format!("cargo build --profile {profile} --target {TARGET} -p {package} --bins")))?;
    let folder = if profile == "dev" { "debug" } else { profile };
    let built = target_dir().join(TARGET).join(folder);
    let out = target_dir().join("xtask-web");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    for name in programs.names {
        wasm_bindgen_cli_support::Bindgen::new()
            .input_path(built.join(format!("tubewright-{name}.wasm")))
            .out_name(name)
            .web(true)?
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            // Unlike the command-line tool, the library omits the path by default, but `init()` needs it.
            .omit_default_module_path(false)
            .generate(&out)
            .with_context(|| format!("wasm-bindgen of {name}"))?;
    }
    read_all(&out)
}

/// The files of each language: one per entry of [`TEXTS`], and a manifest that describes the app where it is installed.
fn texts(manifest: &[u8]) -> Result<Files> {
    let mut files = Files::new();
    for language in Language::ALL {
        for (ending, names) in TEXTS {
            let mut text = String::new();
            for name in names {
                let read = |language: Language| {
                    let path = root().join("locales").join(language.code()).join(name);
                    fs::read_to_string(&path).with_context(|| path.display().to_string())
                };
                // An incomplete translation falls back to English.
                let own = if language == Language::English {
                    String::new()
                } else {
                    read(language).unwrap_or_default()
                };
                text += &completed(&own, &read(Language::English)?);
                text.push('\n');
            }
            files.insert(format!("locales/{language}{ending}.ftl"), text.into_bytes());
        }
        files.insert(format!("locales/{language}.webmanifest"), described(manifest, language)?);
    }
    Ok(files)
}

/// The manifest of the app in a language.
fn described(manifest: &[u8], language: Language) -> Result<Vec<u8>> {
    let texts = Texts::embedded(language);
    let text = std::str::from_utf8(manifest)?.replace("%LANG%", language.code());
    Ok(text.replace("%DESCRIPTION%", &t!(texts, "meta-description")).into_bytes())
}

/// Fills in the version and its files in the page and its service worker.
fn fill_in(dist: &mut Files, version: &str) -> Result<()> {
    let pages = PAGES.map(|(name, _)| name);
    let kept = dist
        .keys()
        .filter(|path| *path != "sw.js" && *path != "robots.txt" && !pages.contains(&path.as_str()))
        // The service worker keeps only the visitor's languages of these.
        .filter(|path| !path.contains("/locales/"));
    let (tables, all): (Vec<&String>, Vec<&String>) = kept.partition(|path| path.contains("/tables"));
    let list = |paths: &[&String]| {
        let quoted: Vec<String> = paths.iter().map(|path| format!("\"/{path}\"")).collect();
        quoted.join(", ")
    };
    let (tables, all) = (list(&tables), list(&all));
    let english = Texts::embedded(Language::English);
    // Without scripts the language is unknown, so this is in all of them.
    let no_script = Language::ALL.map(|language| {
        format!("<p lang=\"{language}\">{}</p>", t!(Texts::embedded(language), "boot-no-script"))
    });
    let no_script = no_script.concat();
    for (name, program) in PAGES.into_iter().chain([("sw.js", "")]) {
        let bytes = dist.get_mut(name).with_context(|| format!("{name} is missing"))?;
        let text = String::from_utf8(std::mem::take(bytes))?;
        let text = text
            .replace("%BUILD%", &format!("/build/{version}"))
            .replace("%VERSION%", version)
            .replace("%PROGRAM%", program)
            .replace("%STYLE%", &own_style(program, version))
            .replace("%LANGUAGES%", &Language::ALL.map(Language::code).join(" "))
            .replace("%DESCRIPTION%", &t!(english, "meta-description"))
            .replace("%LOADING%", &t!(english, "boot-loading"))
            .replace("%FAILED%", &t!(english, "boot-failed"))
            .replace("%NO-SCRIPT%", &no_script)
            .replace("\"%FILES%\"", &all)
            .replace("\"%TABLES%\"", &tables);
        *bytes = text.into_bytes();
    }
    Ok(())
}

/// The link to a program's own style sheet, where it has one.
fn own_style(program: &str, version: &str) -> String {
    let has_one = program == STYLED;
    let link = || format!("<link rel=\"stylesheet\" href=\"/build/{version}/{STYLED}.css\">");
    has_one.then(link).unwrap_or_default()
}

fn version(files: &[&Files]) -> String {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Makes `dist/` hold exactly these files, writing only what differs, so that the server which embeds them is rebuilt only when the page
/// changes.
fn write(files: &Files, dev: bool) -> Result<()> {
    let dist = root().join("dist");
    let mut kept = Vec::new();
    let mut written = 0;
    let mut wire = 0;
    for (name, bytes) in files {
        let path = dist.join(name);
        let compressed = COMPRESSED.iter().any(|ending| name.ends_with(ending));
        let brotli = beside(&path, "br");
        let gzip = beside(&path, "gz");
        let current = fs::read(&path).is_ok_and(|old| old == *bytes);
        if !current || compressed && !(brotli.exists() && gzip.exists()) {
            fs::create_dir_all(path.parent().expect("a file lies in a folder"))?;
            fs::write(&path, bytes)?;
            if compressed {
                fs::write(&brotli, brotlied(bytes, if dev { 5 } else { 11 })?)?;
                fs::write(&gzip, gzipped(bytes)?)?;
            }
            written += 1;
        }
        kept.push(path);
        if compressed {
            let later = [
                ".ftl",
                ".net",
                ".txt",
                ".webmanifest",
                "/map.css",
                "/theme.css",
                "/study.css",
                "study.js",
                "study_bg.wasm",
                "tables.js",
                "tables_bg.wasm",
                "thinker.js",
                "thinker_bg.wasm",
                "worker.js",
            ];
            if name.starts_with("build/") && !later.iter().any(|later| name.ends_with(later)) {
                wire += fs::metadata(&brotli)?.len();
            }
            kept.extend([brotli, gzip]);
        }
    }
    remove_others(&dist, &kept)?;
    eprintln!(
        "dist/: {} files, {written} written; code and style of the page are {wire} bytes over the wire",
        files.len()
    );
    Ok(())
}

fn remove_others(dir: &Path, kept: &[PathBuf]) -> Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
            if fs::read_dir(&path)?.next().is_none() {
                fs::remove_dir(&path)?;
            }
        } else if !kept.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

fn brotlied(bytes: &[u8], quality: i32) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}

fn gzipped(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Every file below a folder, by relative path.
fn read_all(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder)?.to_string_lossy().into_owned();
                files.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(files)
}
