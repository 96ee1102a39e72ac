import { Window } from 'happy-dom';
import { onTestFinished } from 'vitest';

/** What code of the site uses of a browser, by the names of its globals; everything else stays Node's. */
const names = [
  ...['document', 'location', 'history', 'sessionStorage', 'localStorage', 'matchMedia', 'innerHeight', 'frames'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'getComputedStyle', 'getSelection', 'NodeFilter'],
  ...[
    'Node',
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLSelectElement',
    'HTMLTextAreaElement',
    'Text',
    'Range',
  ],
  ...['HTMLIFrameElement', 'SVGElement', 'DOMParser', 'MutationObserver', 'Event', 'CustomEvent', 'KeyboardEvent'],
  ...['MouseEvent', 'FocusEvent', 'InputEvent', 'FormData', 'File', 'Blob', 'XMLHttpRequest', 'navigator'],
] as const;

/**
 * A page in a window of its own, whose globals are there until the end of the test. Nothing is painted: what depends on
 * the size or the place of an element belongs to a journey.
 * @param url its address; requests without a host go there
 */
export function openPage(url = 'http://127.0.0.1/contact/'): Window {
  const page = new Window({ url });
  const before = ['window', 'fetch', 'PerformanceNavigationTiming', ...names].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const { fetch } = globalThis;
  // Node's own, which takes signals of Node.
  const fetchHere = (path: string, init?: RequestInit) => fetch(new URL(path, page.location.href), init);
  // Happy DOM has no entry for the page itself, and so nothing of this class.
  const given: Record<string, unknown> = { window: page, fetch: fetchHere, PerformanceNavigationTiming: class {} };
  for (const name of names) {
    const value: unknown = page[name];
    // Methods of the window need it as `this`; a class is no method.
    given[name] = typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(page) : value;
  }
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  onTestFinished(async () => {
    await page.happyDOM.close();
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  });
  return page;
}
