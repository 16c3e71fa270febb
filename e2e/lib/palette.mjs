// Reduces a picture to 256 colours: flat drawings look the same and lose most of their bytes.
import { crc32, deflateSync } from "node:zlib";

/** Converts a PNG to one with a palette; `page` decodes it. */
export async function fewerColours(page, png) {
  const { width, height, palette, places } = await page.evaluate(reduce, png.toString("base64"));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits per pixel, as a palette index.
  head.set([8, 3], 8);
  const dots = Buffer.from(places, "base64");
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) dots.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const parts = [["IHDR", head], ["PLTE", Buffer.from(palette)], ["IDAT", deflateSync(rows, { level: 9 })], ["IEND", Buffer.alloc(0)]];
  return Buffer.concat([png.subarray(0, 8), ...parts.map(chunk)]);
}

function chunk([name, data]) {
  const [length, body, check] = [Buffer.alloc(4), Buffer.concat([Buffer.from(name), data]), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Runs in the page: the most frequent colours, and for each pixel the nearest of them. */
async function reduce(png) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const pencil = new OffscreenCanvas(width, height).getContext("2d");
  pencil.drawImage(image, 0, 0);
  const colours = new Uint32Array(pencil.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const rgb = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const kept = [...counts].sort(([, a], [, b]) => b - a).slice(0, 256).map(([colour]) => rgb(colour));
  const nearest = new Map();
  for (const colour of counts.keys()) {
    const [r, g, b] = rgb(colour);
    const distances = kept.map(([x, y, z]) => (x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2);
    nearest.set(colour, distances.indexOf(Math.min(...distances)));
  }
  let places = "";
  for (const colour of colours) places += String.fromCharCode(nearest.get(colour));
  return { width, height, palette: kept.flat(), places: btoa(places) };
}
