import { createRoot } from '@pixi/react';
import { Application } from 'pixi.js';
import type { ReactNode } from 'react';
import type { ApplicationFactory } from './application.ts';

let overlay: (children: ReactNode) => void = () => {};

/** Makes the page's Application as a root of @pixi/react, so that React can add elements over the table. */
export const createReactApplication: ApplicationFactory = async (options) => {
  const root = createRoot(document.createElement('canvas'));
  overlay = (children) => root.render(children, {});
  const application: unknown = await root.render(null, options);
  if (application instanceof Application) return application;
  throw new Error('@pixi/react gave no Application');
};

/** Shows Pixi elements over the table, in its px; null takes them away. */
export function showOverlay(children: ReactNode): void {
  overlay(children);
}
