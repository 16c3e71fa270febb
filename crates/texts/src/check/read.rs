//! What the check needs to know of a text: its variables, choices and leaves, whatever its sentences are.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::{ParserError, parse};

/// A choice inside a text: the variable that decides, and the keys of its variants.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Choice {
    pub(super) variable: String,
    pub(super) keys: BTreeSet<String>,
}

impl Choice {
    /// Does a number decide, by its plural category or its value?
    pub(super) fn is_of_number(&self) -> bool {
        self.keys.iter().all(|key| is_category(key) || key.parse::<f64>().is_ok())
    }
}

/// Is it the name of a plural category?
pub(super) fn is_category(key: &str) -> bool {
    matches!(key, "zero" | "one" | "two" | "few" | "many" | "other")
}

/// One text or term.
#[derive(Clone, Debug, Default)]
pub(super) struct Text {
    /// Variables that the reader sees.
    pub(super) shown: BTreeSet<String>,
    /// Every choice in it.
    pub(super) choices: Vec<Choice>,
    /// What is written between the braces, one piece for each way through the choices.
    pub(super) leaves: BTreeSet<String>,
    /// Names of its attributes.
    pub(super) attributes: BTreeSet<String>,
    /// Other texts (`name`) and terms (`-name`) that it takes in.
    pub(super) references: BTreeSet<String>,
    /// Does it have a value of its own?
    pub(super) has_value: bool,
}

impl Text {
    /// The variables that decide something in it.
    pub(super) fn deciding(&self) -> BTreeSet<&str> {
        self.choices.iter().map(|choice| choice.variable.as_str()).collect()
    }
}

/// A file of texts.
#[derive(Clone, Debug, Default)]
pub(super) struct File {
    /// Texts by key; terms with a leading dash.
    pub(super) texts: BTreeMap<String, Text>,
    /// What cannot be read, and keys that stand twice.
    pub(super) broken: Vec<String>,
}

/// Reads a file, as much of it as can be read.
pub(super) fn read(source: &str) -> File {
    let (resource, errors) =
        parse(source).map_or_else(|(part, errors)| (part, errors), |whole| (whole, Vec::new()));
    let mut file =
        File { broken: errors.iter().map(|error| unreadable(source, error)).collect(), ..File::default() };
    for entry in resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            _ => continue,
        };
        if file.texts.insert(key.clone(), text(value.as_ref(), &attributes)).is_some() {
            file.broken.push(format!("{key} stands twice"));
        }
    }
    file
}

fn unreadable(source: &str, error: &ParserError) -> String {
    let before = source.get(..error.pos.start).unwrap_or(source);
    format!("line {}: {}", before.lines().count().max(1), error.kind)
}

fn text(value: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]) -> Text {
    let mut text = Text { has_value: value.is_some(), ..Text::default() };
    for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
        in_pattern(pattern, &mut text);
    }
    text.attributes = attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect();
    text
}

fn in_pattern(pattern: &Pattern<&str>, text: &mut Text) {
    let mut leaf = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => leaf.push_str(value),
            PatternElement::Placeable { expression } => {
                if let Expression::Inline(InlineExpression::VariableReference { id }) = expression {
                    leaf.push_str(&format!("{{ ${} }}", id.name));
                }
                in_expression(expression, text);
            }
        }
    }
    let leaf = leaf.trim();
    if !leaf.is_empty() {
        text.leaves.insert(leaf.to_owned());
    }
}

fn in_expression(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, text),
        Expression::Select { selector, variants } => {
            let keys = variants.iter().map(|variant| match &variant.key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            });
            match selector {
                InlineExpression::VariableReference { id } => {
                    text.choices.push(Choice { variable: id.name.to_owned(), keys: keys.collect() });
                }
                other => in_inline(other, text),
            }
            for variant in variants {
                in_pattern(&variant.value, text);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.shown.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, text),
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, text),
        InlineExpression::MessageReference { id, .. } => {
            text.references.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            text.references.insert(format!("-{}", id.name));
            if let Some(arguments) = arguments {
                in_arguments(arguments, text);
            }
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, text: &mut Text) {
    for argument in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
        in_inline(argument, text);
    }
}
