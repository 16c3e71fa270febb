//! Requests that are being answered are counted by network, also where all connections are a proxy's: whoever never reads
//! takes up a place for as long as it takes.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Body as HttpBody, Frame, SizeHint};

use crate::api_error::ApiError;
use crate::app::App;
use crate::caller::address;
use crate::limits::Held;

/// After so many seconds a request beyond the limit may be tried again.
const RETRY_SECONDS: u32 = 5;

/// Answers a request if its network has a place for it.
pub(crate) async fn counted(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let from = address(&app.config, request.headers(), request.extensions());
    let Some(held) = app.in_flight.hold(from, app.limits().connections_per_address()) else {
        app.metrics.turned_away.fetch_add(1, Relaxed);
        return ApiError::TooMany { seconds: RETRY_SECONDS }.into_response();
    };
    next.run(request).await.map(|body| Body::new(Counted { body, _held: held }))
}

/// An answer's body; when it is sent or given up, its place is free again.
struct Counted {
    body: Body,
    _held: Held<IpAddr>,
}

impl HttpBody for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
