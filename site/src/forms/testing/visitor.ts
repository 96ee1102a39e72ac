import { act, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { openPage } from './open-page.ts';

// React warns of changes outside `act` only where this is set.
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** A visitor in front of components that React has rendered in a page. */
export interface Visitor {
  /** Renders the element in place of the previous one. */
  sees: (element: ReactNode) => Promise<void>;
  /** The only element that matches the selector. */
  one: <Kind extends HTMLElement = HTMLElement>(selector: string) => Kind;
  all: <Kind extends HTMLElement = HTMLElement>(selector: string) => Kind[];
  /** Types or chooses a value, as a browser reports it. */
  enters: (selector: string, value: string) => Promise<void>;
  clicks: (selector: string) => Promise<void>;
  /** Moves the focus there. */
  focuses: (selector: string) => Promise<void>;
  presses: (selector: string, key: string, more?: KeyboardEventInit) => Promise<boolean>;
  /** Dispatches any event; false when its default was prevented. */
  causes: (selector: string, event: Event) => Promise<boolean>;
  /** Waits for the code that components have begun to load. */
  loads: () => Promise<void>;
  /** Waits until this holds. */
  waits: (until: () => boolean) => Promise<void>;
}

const limitMs = 5_000;

/** Opens a page and React in it. @param url the page's address */
export async function visitor(url?: string): Promise<Visitor> {
  openPage(url);
  // Imported late: the module looks for a document once, when it is loaded.
  const { createRoot } = await import('react-dom/client');
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  const loads = () => act(() => vi.dynamicImportSettled());
  onTestFinished(async () => {
    // Code that arrived later would look for the window.
    await loads();
    // React remembers across pages that a button of the mouse is down.
    place.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await act(async () => root.unmount());
    globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
  });

  const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
  const one = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = all<Kind>(selector);
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${found.length} of ${selector} in ${place.innerHTML}`);
    return only;
  };
  const causes = async (selector: string, event: Event) => {
    const target = one(selector);
    return act(async () => target.dispatchEvent(event));
  };
  return {
    sees: (element) => act(async () => root.render(element)),
    one,
    all,
    async enters(selector, value) {
      const control = one<HTMLInputElement>(selector);
      // React puts a setter of its own on the element, to know which changes are its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      await causes(selector, new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    },
    clicks: (selector) => act(async () => one(selector).click()),
    focuses: (selector) => act(async () => one(selector).focus()),
    presses: (selector, key, more) =>
      causes(selector, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
    causes,
    loads,
    async waits(until) {
      const started = Date.now();
      while (!until()) {
        if (Date.now() - started > limitMs) throw new Error(`Waited in vain until ${until}: ${place.innerHTML}`);
        await act(async () => new Promise((resolve) => setImmediate(resolve)));
      }
    },
  };
}
