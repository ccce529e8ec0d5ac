import { type Container, Sprite, Texture } from 'pixi.js';
import type { SceneSnapshot } from './config.ts';

type SeenObject = SceneSnapshot['objects'][number];

const kinds: readonly SeenObject['kind'][] = [
  'body',
  'back',
  'face',
  'shade',
  'shadow',
  'slot',
  'ring',
  'rack',
  'table',
  'pile',
];

/** Every visible sprite as data, from low to high. A sprite's label is its kind and its name. */
export function takeSnapshot(
  root: Container,
  size: { width: number; height: number },
): SceneSnapshot {
  const objects: SeenObject[] = [];
  collect(root, 1, objects);
  return { size: { width: size.width, height: size.height }, objects };
}

function collect(container: Container, above: number, objects: SeenObject[]): void {
  if (!container.visible) return;
  const alpha = above * container.alpha;
  if (container instanceof Sprite && container.texture !== Texture.EMPTY && alpha > 0) {
    const [word = '', ...name] = container.label.split(' ');
    const kind = kinds.find((known) => known === word);
    const { x, y, width, height } = container.getBounds();
    const turn = Math.round((container.parent?.angle ?? 0) * 100) / 100;
    if (kind)
      objects.push({
        label: name.join(' ') || kind,
        kind,
        rect: { x, y, w: width, h: height },
        turn,
        alpha: Math.round(alpha * 1000) / 1000,
        z: objects.length,
      });
  }
  container.sortChildren();
  for (const child of container.children) collect(child, alpha, objects);
}
