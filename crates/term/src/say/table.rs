//! What is said on the way to a table elsewhere, and from it.

use tubewright_rules::visible;
use tubewright_texts::{Texts, t};

use super::Say;
use crate::remote::{Doubt, Farewell, Joining, NoWay, Unreached};

impl Say<'_> {
    /// Why there is nothing more to do at a table.
    pub(crate) fn farewell(self, farewell: &Farewell) -> String {
        match farewell {
            Farewell::NoWay(NoWay::Unreachable(Unreached::NoHost)) => t!(self.0, "join-no-host"),
            Farewell::NoWay(NoWay::Unreachable(Unreached::System(kind, said))) => {
                t!(self.0, "join-unreachable", why = self.system(*kind, said))
            }
            Farewell::NoWay(NoWay::Unreachable(Unreached::Tls(doubt))) => {
                let doubt = match doubt {
                    Doubt::Issuer => "issuer",
                    Doubt::Expired => "expired",
                    Doubt::TooEarly => "too-early",
                    Doubt::Name => "name",
                    Doubt::Certificate => "certificate",
                    Doubt::NoTls => "no-tls",
                };
                t!(self.0, "join-unreachable", why = t!(self.0, "join-tls", doubt = doubt))
            }
            Farewell::NoWay(NoWay::Unreachable(Unreached::Http(status, place))) => {
                let status = status.to_string();
                let why = match place {
                    Some(place) => {
                        let place: String = place.chars().map(visible).collect();
                        t!(self.0, "join-moved", status = status, place = place)
                    }
                    None => t!(self.0, "join-http", status = status),
                };
                t!(self.0, "join-unreachable", why = why)
            }
            Farewell::NoWay(NoWay::Unreachable(Unreached::NotOurs)) => {
                t!(self.0, "join-unreachable", why = t!(self.0, "join-not-ours"))
            }
            Farewell::NoWay(NoWay::NoTable) => t!(self.0, "join-no-table"),
            Farewell::NoWay(NoWay::Outdated) => t!(self.0, "join-outdated"),
            Farewell::NoSeat(reason) if reason == "full" => t!(self.0, "join-full"),
            Farewell::NoSeat(reason) if reason == "over" => t!(self.0, "join-over"),
            Farewell::NoSeat(reason) | Farewell::NoWay(NoWay::Refused(reason)) => {
                t!(self.0, "refused", reason = reason.as_str())
            }
            Farewell::Closed => t!(self.0, "table-ended"),
            Farewell::Left => t!(self.0, "join-left"),
        }
    }

    /// That the seat stays, and how to come back to it.
    pub(crate) fn come_back(self, joining: &Joining) -> Vec<String> {
        vec![t!(self.0, "join-seat-stays"), t!(self.0, "term-go-on", command = joining.come_back.as_str())]
    }
}

/// What to tell somebody who leaves a table without a word.
pub fn come_back(texts: &Texts, joining: &Joining) -> Vec<String> {
    Say(texts).come_back(joining)
}
