//! How much a line can still gain at the very most: what it takes to leave a line untried.

use tubewright_rules::{Board, CROSSING, Call, OBJECTIVE, Objective, Power, Sheet, Stations, Target};

use super::round::Aim;
use crate::gain::meeting;

/// The figures of a round that a bound needs, counted once.
pub(super) struct Room<'a> {
    board: &'a Board,
    objectives: &'a [Objective],
    aim: Aim,
    /// By turn and beyond the last: what stations of the turns to come can earn with other lines.
    meeting: Vec<i32>,
    /// By turn and district, and beyond the last: how many of the turns to come reach a station there.
    turns_in: Vec<Vec<i32>>,
    /// The most that any one station can earn with other lines.
    best_meeting: i32,
}

impl<'a> Room<'a> {
    pub(super) fn new(
        board: &'a Board,
        objectives: &'a [Objective],
        sheet: &Sheet,
        calls: &[Call],
        aim: Aim,
    ) -> Self {
        let off_line = board.stations() - sheet.line().reached();
        let on = |lines: usize, station| i32::from(sheet.on_lines(lines).contains(station));
        let worth = |station| match aim {
            Aim::Total => meeting(|lines| on(lines, station)),
            Aim::Share { .. } => Aim::STATION,
        };
        let reached = |target: Target| off_line.filter(move |&station| board.reaches(target, station));
        let best = |target: Target| reached(target).map(worth).max().unwrap_or(0);
        let districts = board.districts().len();
        let mut room = Self {
            board,
            objectives,
            aim,
            meeting: vec![0; calls.len() + 1],
            turns_in: vec![vec![0; districts]; calls.len() + 1],
            best_meeting: board.stations().map(worth).max().unwrap_or(0),
        };
        for (turn, call) in calls.iter().enumerate().rev() {
            room.meeting[turn] = room.meeting[turn + 1] + best(call.target);
            let there: Stations = reached(call.target).collect();
            for (district, &stations) in board.districts().iter().enumerate() {
                room.turns_in[turn][district] =
                    room.turns_in[turn + 1][district] + i32::from(!(there & stations).is_empty());
            }
        }
        room
    }

    /// At least as much as any play from this turn on can add to the sheet's value.
    pub(super) fn most_more(&self, sheet: &Sheet, turn: usize) -> i32 {
        let line = sheet.line();
        let turns = (self.turns_in.len() - 1 - turn) as i32;
        let power = sheet.power();
        let double = i32::from(power == Some(Power::Double));
        // A joker may turn one of the turns into any other.
        let free = double + i32::from(power == Some(Power::Joker));
        let sections = turns + double;
        // The departure of an empty line counts with the first section (R5.2).
        let first = i32::from(line.is_empty() && turns > 0);
        let meeting = self.meeting[turn] + self.best_meeting * (free + first);

        let points = self.most_points(sheet, turn, sections, free) - line.points() as i32;
        let river = self.board.under_river() - sheet.closed();
        let crossings = CROSSING as i32 * sections.min(river.len() as i32);
        let sights = self.board.sights() - line.stations();
        let visits = (sections + first).min(sights.len() as i32);
        let tourist = match self.aim {
            Aim::Total => {
                let before = sheet.visits(self.board);
                let points = |visits| self.board.tourist_points(visits) as i32;
                points(before + visits as u32) - points(before)
            }
            Aim::Share { visit } => visit * visits,
        };
        let goals = self.objectives.iter().filter(|&&objective| {
            let (have, need) = sheet.progress(self.board, objective);
            have < need && (need - have) as i32 <= sections + first
        });
        self.aim.point() * (points + crossings) + meeting + tourist + OBJECTIVE as i32 * goals.count() as i32
    }

    /// The most that districts times stations can come to, with the crossings made so far.
    fn most_points(&self, sheet: &Sheet, turn: usize, sections: i32, free: i32) -> i32 {
        let line = sheet.line();
        let circle = i32::from(sheet.power() == Some(Power::Circle));
        let empty = line.is_empty();
        let districts = if empty { 1 } else { line.districts() as i32 };
        let fullest = if empty { 1 } else { line.fullest() as i32 };
        let most_districts = self.board.districts().len() as i32;
        let mut most = (districts + sections).min(most_districts) * (fullest + circle);
        for (district, &stations) in self.board.districts().iter().enumerate() {
            // A station is the first of its district or adds to one that the line has: never both.
            let count = line.reached_in(district) as i32;
            let left = (stations - line.reached()).len() as i32;
            let more = (self.turns_in[turn][district] + free).min(left).min(sections);
            for here in (fullest + 1 - count).max(1)..=more {
                let opened = i32::from(count == 0);
                let others = (sections - here + opened).min(most_districts - districts);
                most = most.max((districts + others) * (count + here + circle));
            }
        }
        if empty && sections == 0 { 0 } else { most + (CROSSING * line.crossings()) as i32 }
    }
}
