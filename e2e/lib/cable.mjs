// A cable between browsers and the server that can be pulled out and put in again.
import { connect, createServer } from "node:net";

export async function layCable(origin) {
  const { hostname, port } = new URL(origin);
  const ends = new Set();
  let out = false;

  const socket = createServer((near) => {
    if (out) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });

  const join = (from, to) => {
    ends.add(from);
    // Whoever pulls out a cable expects errors.
    from.on("error", () => {});
    from.on("close", () => {
      ends.delete(from);
      to.destroy();
    });
    from.pipe(to);
  };

  await new Promise((resolve) => socket.listen(0, "127.0.0.1", resolve));
  const pull = () => {
    out = true;
    for (const end of ends) end.destroy();
  };
  return {
    origin: `http://127.0.0.1:${socket.address().port}`,
    pull,
    putIn: () => {
      out = false;
    },
    stop: () => {
      pull();
      return new Promise((resolve) => socket.close(resolve));
    },
  };
}
