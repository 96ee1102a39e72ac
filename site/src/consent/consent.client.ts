import { type Category, categories } from './categories.ts';
import { choiceCookie, readChoice } from './choice-cookie.ts';

/**
 * Consent in the browser. The choice is a cookie, so that the server can open the policy of a page for what the visitor
 * allows; every script checks here before it loads anything from another company.
 */

const CHANGED = 'headwater:consent';
/** Third parties in the page itself. All others have a frame of their own, which no page's policy has to be opened for. */
const inPage: readonly Category[] = ['measurement', 'captcha'];

/** The categories that this page's policy was opened for when it was sent: an entry of `Server-Timing`. */
function openedFor(): ReadonlySet<string> {
  const [page] = performance.getEntriesByType('navigation');
  const timings = page instanceof PerformanceNavigationTiming ? (page.serverTiming ?? []) : [];
  const opened = timings.find(({ name }) => name === 'allowed')?.description ?? '';
  return new Set(opened.split(' '));
}

/** What the visitor chose; undefined before any choice. */
export function choice(): ReadonlySet<Category> | undefined {
  return readChoice(document.cookie);
}

/** Whether this page's own policy was opened for a category when the page was sent. */
export function isOpened(category: Category): boolean {
  return openedFor().has(category);
}

/** Whether a third party may load: by the visitor's choice; before one, where the site may load it without asking. */
export function isAllowed(category: Category): boolean {
  const isOpen = isOpened(category);
  const isAgreed = choice()?.has(category) ?? isOpen;
  return isAgreed && (isOpen || !inPage.includes(category));
}

/** The categories that this page has something of, or would have if it were allowed. */
export function neededHere(): Category[] {
  return categories.filter((category) => document.querySelector(`[data-third-party="${category}"]`));
}

/** Runs `start` when a third party may load: now, or as soon as the visitor allows it on this page. */
export function whenAllowed(category: Category, start: () => void): void {
  const check = () => {
    if (!isAllowed(category)) return;
    document.removeEventListener(CHANGED, check);
    start();
  };
  document.addEventListener(CHANGED, check);
  check();
}

/** Calls back after every change of the choice on this page. */
export function onChoice(listen: () => void): void {
  document.addEventListener(CHANGED, listen);
}

/** Whether the visitor has entered something that a reload could lose. */
function hasAnswers(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')];
  return fields.some(
    (field) =>
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  );
}

/** Deletes cookies that a container has set. */
function deleteCookies(names: RegExp): void {
  for (const name of document.cookie.split(/=[^;]*(?:; )?/)) {
    if (!names.test(name)) continue;
    // Tags set them for the widest domain that they can.
    const labels = location.hostname.split('.');
    const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
    // biome-ignore lint/suspicious/noDocumentCookie: see `choose`
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

/**
 * Stores the visitor's choice and applies it at once. What runs in the page itself needs another policy, and what is
 * running only stops with its page: then the page is loaded again, unless that would only add something and the visitor
 * has begun to fill in a form; then the next page has it.
 * @param days until the visitor is asked again
 */
export function choose(allowed: readonly Category[], days: number): void {
  const opened = openedFor();
  // Safari deletes a script's cookie after a week, so the server sets it too.
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have had no Cookie Store API for long enough
  document.cookie = choiceCookie(allowed, days, location.protocol === 'https:');
  const stored = fetch('/api/consent', {
    method: 'POST',
    body: new URLSearchParams(allowed.map((name) => ['allow', name])),
  });
  if (!allowed.includes('measurement')) deleteCookies(/^_(?:ga(?!c)|gid)/);
  if (!allowed.includes('attribution')) {
    localStorage.removeItem('campaign');
    deleteCookies(/^_(?:gcl|gac)/);
  }
  document.dispatchEvent(new Event(CHANGED));
  const concerned = neededHere().filter((category) => inPage.includes(category));
  const stops = concerned.some((category) => opened.has(category) && !allowed.includes(category));
  const starts = concerned.some((category) => !opened.has(category) && allowed.includes(category));
  if (stops || (starts && !hasAnswers())) stored.catch(() => {}).finally(() => location.reload());
  else stored.catch(() => {});
}
