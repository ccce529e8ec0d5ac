import type { Clock } from './clock.ts';

/** How long a lost context may take to come back, in milliseconds. */
const patience = 1500;

/** Watches for the loss of the canvas's context: `restored` when the browser gives it back in time, else `gone`, once. */
export function watchContext(
  canvas: HTMLCanvasElement,
  clock: Clock,
  then: { restored(): void; gone(): void },
): () => void {
  let stopWaiting = () => {};
  const lost = (event: Event) => {
    event.preventDefault();
    stopWaiting();
    stopWaiting = clock.after(patience, then.gone);
  };
  const restored = () => {
    stopWaiting();
    then.restored();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    stopWaiting();
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}
