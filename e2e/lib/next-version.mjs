// The server, and at a word the same server as if the page had been built anew: only the version's name differs.
import { createServer } from "node:http";

const TOLD = ["content-type", "cache-control", "content-security-policy"];

export async function nextVersion(origin) {
  const page = await (await fetch(origin)).text();
  const old = /data-build="\/build\/([0-9a-f]+)"/.exec(page)[1];
  const next = [...old].reverse().join("");
  let released = false;

  const proxy = createServer(async (request, response) => {
    const asked = released ? request.url.replace(next, old) : request.url;
    const answer = await fetch(origin + asked);
    const headers = TOLD.map((name) => [name, answer.headers.get(name)]).filter(([, value]) => value);
    let body = Buffer.from(await answer.arrayBuffer());
    if (released && /html|javascript/.test(answer.headers.get("content-type"))) {
      body = body.toString().replaceAll(old, next);
    }
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${proxy.address().port}`,
    build: () => `/build/${next}`,
    release: () => {
      released = true;
    },
    stop: () => new Promise((resolve) => proxy.close(resolve).closeAllConnections()),
  };
}
