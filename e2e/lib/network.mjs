// A network between browsers and the server that a story can cut and restore.
import { connect, createServer } from "node:net";

export async function startNetwork(origin) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set();
  let isCut = false;

  const proxy = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });

  const join = (from, to) => {
    sockets.add(from);
    // Cutting the network makes errors of its own.
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
  };

  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${proxy.address().port}`,
    cut,
    restore: () => {
      isCut = false;
    },
    stop: () => {
      cut();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}
