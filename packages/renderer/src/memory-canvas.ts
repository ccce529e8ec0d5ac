/**
 * A canvas that is kept in memory, not on the graphics processor: what is drawn on it survives a lost context, and can be uploaded
 * again. Sizes are rounded to whole px, 1 at least.
 */
export function memoryCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('a page without 2D canvases cannot draw a table');
  return { canvas, context };
}
