//! Prints the JSON Schema of the protocol, for `cargo xtask schema`.

fn main() {
    println!("{:#}", tubewright_wire::schema::document());
}
