import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../forms/testing/open-page.ts';

type Look = { isIntersecting: boolean; target: Element };

/** Happy DOM lays nothing out, so that its own observer never calls. Here, the test says what comes into view. */
class View {
  static readonly all: View[] = [];
  readonly observed = new Set<Element>();
  readonly report: (looks: Look[]) => void;
  readonly options: IntersectionObserverInit;
  constructor(report: (looks: Look[]) => void, options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    View.all.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
}

interface Browser {
  /** Whether it prefetches what `<link rel="prefetch">` names. */
  hints?: boolean;
  /** Whether it prefetches by speculation rules. */
  rules?: boolean;
  savesData?: boolean;
}

/** A visitor on `/about/`, on a page with these links, in a browser that knows neither hints nor rules. */
async function visit(hrefs: readonly string[], { hints = false, rules = false, savesData = false }: Browser = {}) {
  const requests: unknown[] = [];
  const { url } = await testServer((req, res) => {
    requests.push([req.url, req.headers.purpose]);
    res.end();
  });
  const page = openPage(`${url}/about/`);
  await page.happyDOM.waitUntilComplete();
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}">A page</a>`).join('');
  const idle = (task: () => void) => task();
  Reflect.set(page, 'requestIdleCallback', idle);
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('IntersectionObserver', View);
  if (savesData) Reflect.set(navigator, 'connection', { saveData: true });
  // Windows of Happy DOM share these two.
  const scripts = HTMLScriptElement;
  Reflect.set(scripts, 'supports', (type: string) => rules && type === 'speculationrules');
  const tokens: DOMTokenList = Object.getPrototypeOf(document.createElement('link').relList);
  const { supports } = tokens;
  tokens.supports = (token) => hints && token === 'prefetch';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    View.all.length = 0;
    Reflect.deleteProperty(scripts, 'supports');
    tokens.supports = supports;
  });
  vi.resetModules();
  await import('../scripts/prefetch.client.ts');
  const view = View.all.at(-1) ?? expect.fail('Nothing watches the view.');
  return {
    requests,
    view,
    /** Scrolls these links into view, or out of it. */
    scrollsTo(selector: string, isIntersecting = true) {
      const links = [...view.observed].filter((link) => link.matches(selector));
      view.report(links.map((target) => ({ isIntersecting, target })));
    },
    /** Paths of the pages in prefetch hints. */
    hinted: () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => new URL(href).pathname),
  };
}

const paths = (count: number) => Array.from({ length: count }, (_, number) => `/page-${number}/`);

test('a browser without speculation rules prefetches a page once its link is in view', async () => {
  const { scrollsTo, hinted } = await visit(['/news/', '/contact/'], { hints: true });
  scrollsTo('a', false);
  expect(hinted()).toEqual([]);
  scrollsTo('[href="/contact/"]');
  expect(hinted()).toEqual(['/contact/']);
  expect(document.querySelectorAll('[data-prefetch]')).toHaveLength(0);
});

test('in a browser without rules or hints, a page fetches others itself, marked as a prefetch', async () => {
  const { scrollsTo, hinted, requests } = await visit(['/news/', '/contact/']);
  scrollsTo('[href="/contact/"]');
  await expect.poll(() => requests, { timeout: 20_000 }).toEqual([['/contact/', 'prefetch']]);
  expect(hinted()).toEqual([]);
});

test('a browser with speculation rules gets a mark on the link instead of a hint', async () => {
  const { scrollsTo, hinted } = await visit(['/news/', '/contact/'], { rules: true, hints: true });
  scrollsTo('[href="/contact/"]');
  expect([...document.querySelectorAll('[data-prefetch]')].map((link) => link.getAttribute('href'))).toEqual([
    '/contact/',
  ]);
  expect(hinted()).toEqual([]);
});

test.each([
  ['hints', { hints: true }],
  ['speculation rules', { rules: true }],
])('with %s, a page prefetches the first 24 others that come into view', async (_how, browser) => {
  const { scrollsTo, hinted } = await visit(paths(26), browser);
  scrollsTo('[href="/page-25/"]');
  scrollsTo('a');
  const marked = [...document.querySelectorAll('[data-prefetch]')].map((link) => link.getAttribute('href'));
  expect([...hinted(), ...marked].toSorted()).toEqual(['/page-25/', ...paths(23)].toSorted());
});

test('a page with several links in view is prefetched once', async () => {
  const { scrollsTo, hinted } = await visit(['/news/', '/news/#latest', '/news/'], { hints: true });
  scrollsTo('a');
  expect(hinted()).toEqual(['/news/']);
});

test('links to a prefetched page are no longer watched', async () => {
  const { scrollsTo, view } = await visit(['/news/', '/news/#latest', '/news/'], { hints: true });
  expect([...view.observed]).not.toEqual([]);
  scrollsTo('a');
  expect([...view.observed]).toEqual([]);
});

test('only cacheable pages of the site are prefetched', async () => {
  const links = ['/search', '/about/#team', 'https://example.com/news/', '/media/plan.pdf', '/news/'];
  const { scrollsTo, hinted } = await visit(links, { hints: true });
  scrollsTo('a');
  expect(hinted()).toEqual(['/news/']);
});

test('links that a script adds are watched, not its downloads', async () => {
  const { view } = await visit([]);
  document.body.insertAdjacentHTML('beforeend', '<a href="/plan/" download>Plan</a><a href="/news/">News</a>');
  await expect.poll(() => [...view.observed].map((link) => link.getAttribute('href'))).toEqual(['/news/']);
});

test('links are watched up to 200 pixels outside of the view', async () => {
  const { view } = await visit([]);
  expect(view.options).toEqual({ rootMargin: '200px' });
});

test('nothing is prefetched for a visitor who saves data', async () => {
  const { view } = await visit(['/news/'], { savesData: true });
  expect([...view.observed]).toEqual([]);
});
