import { Window } from 'happy-dom';
import { onTestFinished } from 'vitest';

/** What code of the site and its packages use of a browser, by the names of its globals; everything else stays Node's. */
const names = [
  'document location history sessionStorage localStorage navigator matchMedia innerHeight frames getSelection',
  'addEventListener removeEventListener dispatchEvent getComputedStyle DOMParser MutationObserver XMLHttpRequest',
  'Node Element DocumentFragment CharacterData Text Range Selection NodeFilter HTMLElement HTMLInputElement HTMLSelectElement',
  'HTMLTextAreaElement HTMLIFrameElement HTMLLIElement HTMLAnchorElement HTMLScriptElement SVGElement',
  'FormData File Blob',
  'Event CustomEvent KeyboardEvent MouseEvent FocusEvent InputEvent',
].flatMap((line) => line.split(' '));

/**
 * A page in a window of its own, whose globals are there until the end of the test. Nothing is painted: what depends on
 * the size or the place of an element belongs to a journey.
 * @param url its address; requests without a host go there
 */
export function openPage(url = 'http://127.0.0.1/contact/'): Window {
  const page = new Window({ url });
  const { fetch } = globalThis;
  const given: Record<string, unknown> = {
    window: page,
    // Node's own, which takes signals of Node.
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, page.location.href), init),
    // Happy DOM has no entry for the page itself, and so nothing of this class.
    PerformanceNavigationTiming: class {},
  };
  for (const name of names) {
    const value: unknown = Reflect.get(page, name);
    // Methods of the window need it as `this`; a class is no method.
    given[name] = typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(page) : value;
  }
  const before = Object.keys(given).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
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
