import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The inner width of an element in px, measured again whenever it changes; `guess` until it is known. */
export function useWidth<E extends HTMLElement>(guess: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
