//! A connection whose other side must take what is written to it: who does not read is cut off.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

use crate::app::App;

/// Whoever takes as many bytes a second is not too slow, however long it takes.
const SLOWEST: f64 = 1024.0;

/// A stream with a limit on how long a write may stand still.
pub(crate) struct Patient<S> {
    stream: S,
    app: Arc<App>,
    /// How long writes may go on standing still; bytes that are taken give time back.
    left: Duration,
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl<S> Patient<S> {
    pub(crate) fn new(stream: S, app: Arc<App>) -> Self {
        let left = app.config.write_within;
        Self { stream, app, left, waiting: None }
    }

    /// So many bytes were taken.
    fn moved(&mut self, bytes: usize) {
        if let Some((since, _)) = self.waiting.take() {
            self.left = self.left.saturating_sub(since.elapsed());
        }
        let back = Duration::from_secs_f64(bytes as f64 / SLOWEST);
        self.left = (self.left + back).min(self.app.config.write_within);
    }

    /// Nothing is taken at the moment; an error once that has lasted too long.
    fn stalled<T>(&mut self, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        let left = self.left;
        let (_, end) =
            self.waiting.get_or_insert_with(|| (Instant::now(), Box::pin(tokio::time::sleep(left))));
        ready!(end.as_mut().poll(context));
        self.app.metrics.slow_readers.fetch_add(1, Relaxed);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn written(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Pending => self.stalled(context),
            Poll::Ready(Ok(bytes)) => {
                self.moved(bytes);
                Poll::Ready(Ok(bytes))
            }
            failed => failed,
        }
    }

    fn ended(&mut self, context: &mut Context<'_>, ended: Poll<io::Result<()>>) -> Poll<io::Result<()>> {
        match ended {
            Poll::Pending => self.stalled(context),
            ended => {
                self.waiting = None;
                ended
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.ended(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.ended(context, shut)
    }
}
