import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useInsertionEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { hydrateRoot } from 'react-dom/client';

type TakeOver = () => void;
const nothing = () => {};
const unchanging = () => nothing;

/**
 * Where React finds other elements than the server rendered, it renders the island anew. Then the old ones stay until the
 * code that takes over from them is there, and it runs before the components' own effects.
 */
function Island({ load, children }: { load: () => Promise<TakeOver>; children?: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  const [isAnew] = useState(!isHydrating);
  const takeOver = isAnew ? use(load()) : nothing;
  useInsertionEffect(takeOver, [takeOver]);
  return children;
}

/**
 * Hydrates an island, for `astro-island` to call. Astro's own also knows slots, islands without server HTML, actions and
 * view transitions, which this site has none of, and it renders each island twice.
 */
export default function reactRenderer(island: HTMLElement) {
  return (Component: ComponentType<object>, props: object): void => {
    if (!island.hasAttribute('ssr')) return;
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    let loading: Promise<TakeOver> | undefined;
    // Without that code the island stays as it is: the browser sends a form by itself.
    const load = () =>
      (loading ??= import('./take-over.ts').then(
        ({ watchControls }) => watchControls(island),
        () => new Promise(nothing),
      ));
    startTransition(() => {
      hydrateRoot(island, createElement(Island, { load }, createElement(Component, props)), { identifierPrefix });
    });
  };
}
