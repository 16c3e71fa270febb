//! The JSON Schema of the protocol is that of the types.

use serde_json::Value;
use tubewright_wire::schema;

#[test]
fn the_schema_in_the_docs_is_that_of_the_types() {
    let kept: Value = serde_json::from_str(include_str!("../../../docs/protocol.schema.json"))
        .expect("the document is JSON");
    let now = schema::document();
    for (name, definition) in now["$defs"].as_object().expect("types by name") {
        assert_eq!(kept["$defs"][name], *definition, "`cargo xtask schema` writes it anew");
    }
    assert_eq!(kept, now, "`cargo xtask schema` writes it anew");
}

#[test]
fn every_type_and_field_is_described() {
    fn undescribed(place: &str, value: &Value, found: &mut Vec<String>) {
        if let Some(fields) = value["properties"].as_object() {
            for (name, field) in fields {
                let is_wrapper = value["additionalProperties"] == Value::Bool(false);
                if !is_wrapper && field["description"].as_str().is_none_or(str::is_empty) {
                    found.push(format!("{place}.{name}"));
                }
                undescribed(&format!("{place}.{name}"), field, found);
            }
        }
        for variant in value["oneOf"].as_array().into_iter().flatten() {
            if variant["description"].as_str().is_none_or(str::is_empty) {
                found.push(format!("{place}: {variant}"));
            }
            undescribed(place, variant, found);
        }
    }
    let document = schema::document();
    let types = document["$defs"].as_object().expect("types by name");
    assert!(types.len() > 25, "{}", types.len());
    let mut found = Vec::new();
    for (name, definition) in types {
        undescribed(name, definition, &mut found);
        let description = definition["description"].as_str().unwrap_or_default();
        assert!(!description.contains("crate::") && !description.contains("[`"), "{name}: {description}");
    }
    assert!(found.is_empty(), "{found:?}");
}
