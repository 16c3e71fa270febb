//! One test or more for every clause of the rules, named after it, with figures worked out by hand from the map.

mod paper;
mod r10_worked_figures;
mod r1_map;
mod r2_cards;
mod r3_table;
mod r4_sections;
mod r5_line_score;
mod r6_final_score;
mod r7_objectives;
mod r8_powers;
mod r9_solo;
