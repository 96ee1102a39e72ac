import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useInsertionEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { hydrateRoot } from 'react-dom/client';

type TakeOver = () => void;
const nothing = () => {};
const unchanging = () => nothing;

interface IslandProps {
  element: HTMLElement;
  load: () => Promise<TakeOver>;
  children?: ReactNode;
}

/**
 * Marks its element with `data-live` once the component handles events, after what its own effects have rendered.
 * Where React finds other elements than the server rendered, it renders the island anew. Then the old ones stay until the
 * code that takes over from them is there, and it runs before the components' own effects.
 */
function Island({ element, load, children }: IslandProps) {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  const [isAnew] = useState(!isHydrating);
  const takeOver = isAnew ? use(load()) : nothing;
  useInsertionEffect(takeOver, [takeOver]);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  useEffect(() => {
    if (isLive) element.dataset.live = '';
  }, [element, isLive]);
  return children;
}

/** The props that the server wrote for the island's component. */
export function propsOf<Props extends object>(island: HTMLElement): Props {
  return JSON.parse(island.dataset.props ?? '{}');
}

/** Makes React take over an island that the server rendered. The form loses nothing that is in its controls. */
export function hydrate<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  props = propsOf<Props>(island),
): void {
  const { prefix: identifierPrefix = '' } = island.dataset;
  const slot = island.querySelector('[data-slot]');
  let loading: Promise<TakeOver> | undefined;
  // Without that code the island stays as it is: the browser sends a form by itself.
  const load = () =>
    (loading ??= import('./take-over.ts').then(
      ({ watchControls }) => watchControls(island),
      () => new Promise(nothing),
    ));
  startTransition(() => {
    const element = createElement(Component, { ...props, ...(slot && { html: slot.innerHTML }) });
    hydrateRoot(island, createElement(Island, { element: island, load }, element), { identifierPrefix });
  });
}
