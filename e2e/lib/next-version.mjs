// A proxy that on `release` pretends that the server has a newly built page: only the build's name differs.
import { createServer } from "node:http";
import { connect } from "node:net";

const ASKED = ["accept", "cookie"];
const TOLD = ["content-type", "cache-control", "content-security-policy"];

export async function nextVersion(origin) {
  const page = await (await fetch(origin)).text();
  const old = /data-build="\/build\/([0-9a-f]+)"/.exec(page)[1];
  const next = [...old].reverse().join("");
  let released = false;
  let fetched = false;

  const proxy = createServer(async (request, response) => {
    fetched ||= request.url.includes(next);
    const asked = released ? request.url.replace(next, old) : request.url;
    const wanted = ASKED.map((name) => [name, request.headers[name]]).filter(([, value]) => value);
    const answer = await fetch(origin + asked, { headers: Object.fromEntries(wanted) });
    const headers = TOLD.map((name) => [name, answer.headers.get(name)]).filter(([, value]) => value);
    let body = Buffer.from(await answer.arrayBuffer());
    if (released && /html|javascript/.test(answer.headers.get("content-type"))) {
      body = body.toString().replaceAll(old, next);
    }
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  // A page of the old version gets no socket.
  proxy.on("upgrade", (request, near, head) => {
    if (!fetched) {
      near.end("HTTP/1.1 400 Bad Request\r\n\r\n");
      return;
    }
    const { hostname, port } = new URL(origin);
    const far = connect(Number(port), hostname);
    const lines = [`GET ${request.url} HTTP/1.1`];
    for (let i = 0; i < request.rawHeaders.length; i += 2) lines.push(request.rawHeaders.slice(i, i + 2).join(": "));
    far.write(`${lines.join("\r\n")}\r\n\r\n`);
    far.write(head);
    for (const [from, to] of [[near, far], [far, near]]) from.on("error", () => to.destroy()).pipe(to);
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
