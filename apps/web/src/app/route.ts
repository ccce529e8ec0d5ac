import { useSyncExternalStore } from 'react';

/** Where in the app one is, as the part of the address after `#/`; home is empty. */
export type Route = 'home' | 'set-up' | 'table';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The route that the address names; anything unknown is home. */
function currentRoute(): Route {
  const name = window.location.hash.replace(/^#\/?/, '');
  return name === 'set-up' || name === 'table' ? name : 'home';
}

/** The route in force; renders again when the address changes, by the app or by the browser's own buttons. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, currentRoute);
}

/** Goes to a route; a reload stays there, and the browser's back button returns. */
export function goTo(route: Route): void {
  window.location.hash = route === 'home' ? '/' : `/${route}`;
}
