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

/** A picture of grey noise whose opacity wavers between 0 and `alpha`, `width` × `height` px; `grey` is 0 (dark) or 255 (light). */
export function noisePicture(
  width: number,
  height: number,
  seed: number,
  grey: number,
  alpha: number,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const next = makeNoise(seed);
  const image = context.createImageData(width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    image.data[at] = grey;
    image.data[at + 1] = grey;
    image.data[at + 2] = grey;
    image.data[at + 3] = next() * alpha * 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
