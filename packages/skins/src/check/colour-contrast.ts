/** A colour as a palette holds it. */
const hex = /^#[0-9a-f]{6}$/i;

/** Whether a value is a colour of the form `#1C1A17`: drawing appends its own alpha to it, so that names will not do. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && hex.test(value);
}

/** The parts of a `#rrggbb` colour in linear light, 0 … 1. */
export function linearParts(colour: string): readonly [red: number, green: number, blue: number] {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** The contrast of two `#rrggbb` colours by WCAG 2.2, 1 … 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = linearParts(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
