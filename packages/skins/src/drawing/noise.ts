/** A seeded source of numbers in [0, 1): the same seed gives the same row (mulberry32). */
export function makeNoise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seeded field of soft hills over the plane, 0 … 1, one hill a unit (value noise). */
export function makeField(seed: number): (x: number, y: number) => number {
  const next = makeNoise(seed);
  const heights = Float32Array.from({ length: 256 }, next);
  const order = Uint8Array.from({ length: 256 }, () => next() * 256);
  const height = (x: number, y: number) => heights[((order[x & 255] ?? 0) + y) & 255] ?? 0;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [ease(x - left), ease(y - top)];
    const row = (at: number) => height(left, at) * (1 - across) + height(left + 1, at) * across;
    return row(top) * (1 - down) + row(top + 1) * down;
  };
}

/** A picture of one colour whose opacity at each px is what `alpha` says, 0 … 1. */
export function tintPicture(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
  alpha: (x: number, y: number) => number,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  // Kept off the graphics processor: copying from there costs more than drawing.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return canvas;
  const image = context.createImageData(width, height);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      image.data[at] = red;
      image.data[at + 1] = green;
      image.data[at + 2] = blue;
      image.data[at + 3] = Math.max(0, alpha(x, y)) * 255;
      at += 4;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
