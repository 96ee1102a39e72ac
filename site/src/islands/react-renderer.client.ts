import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island, for `astro-island` to call. Astro's own also knows slots, islands without server HTML, actions and
 * view transitions, which this site has none of, and it renders each island twice.
 */
export default function reactRenderer(island: HTMLElement) {
  return (Component: ComponentType<object>, props: object): void => {
    if (!island.hasAttribute('ssr')) return;
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    startTransition(() => {
      hydrateRoot(island, createElement(Component, props), { identifierPrefix });
    });
  };
}
