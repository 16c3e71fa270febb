// Colours as people see them, with and without colour vision deficiency.

/**
 * Maps a colour in linear light to how it looks without one kind of cone: Machado, Oliveira and Fernandes,
 * “A Physiologically-based Model for Simulation of Color Vision Deficiency” (2009), severity 1.
 */
export const EYES = {
  common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** Converts a colour such as `#4f2787` to linear light. */
export function linear(hex) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

const times = (matrix, colour) => matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * colour[at], 0));

/** How a colour in linear light looks to these eyes, clamped to what a screen can show. */
export const seenBy = (eyes, colour) => times(EYES[eyes], colour).map((part) => Math.min(1, Math.max(0, part)));

/** Converts linear light to CIELAB (D65). */
export function lab(colour) {
  const xyz = times([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]], colour);
  const [x, y, z] = xyz.map((part, at) => {
    const share = part / [0.95047, 1, 1.08883][at];
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference of two colours in linear light (CIE 1976); about 2.3 is just noticeable. */
export function difference(one, other) {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((part, at) => part - b[at]));
}

/** The contrast of two colours in linear light as WCAG 2 counts it, from 1 to 21. */
export function contrast(one, other) {
  const light = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return bright / dark;
}
