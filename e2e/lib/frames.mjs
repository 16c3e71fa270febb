// The bytes that a page receives on its sockets.

/** Records every frame that a page receives from now on. */
export function noteFrames(page) {
  const frames = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(Buffer.from(payload)));
  });
  return frames;
}

const WELCOME = 0;

/** The welcomes among the frames; each says whether it came with a snapshot, or else the page resumes by number. */
export function welcomes(frames) {
  return frames.filter(([kind]) => kind === WELCOME).map((frame) => ({ whole: isWhole(frame) }));
}

/** Parses the start of a welcome: two strings, a number, and whether a snapshot follows. */
function isWhole(frame) {
  let at = 1;
  const number = () => {
    let value = 0;
    for (let shift = 1; at < frame.length; shift *= 128) {
      const byte = frame[at++];
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
    throw new Error("the frame is no welcome");
  };
  for (const _text of ["server", "build"]) {
    const length = number();
    at += length;
  }
  number();
  return frame[at] === 1;
}
