import * as texts from '@headwater/brand/texts.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../forms/testing/open-page.ts';

const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Kind>(selector) ?? expect.fail(`There is no ${selector}.`);
const causes = (target: Element, type: string, more: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));

/** Opens a page, as wide as a desk or a phone, with requests that all succeed. */
function openWith(html: string, { url = 'http://site.test/about/', isWide = true } = {}) {
  openPage(url);
  document.body.innerHTML = html;
  const changes: (() => void)[] = [];
  const media = { matches: isWide, addEventListener: (_type: 'change', listen: () => void) => changes.push(listen) };
  const requests = vi.fn(async (_path: string, _init?: RequestInit) => new Response());
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('fetch', requests);
  onTestFinished(() => void vi.unstubAllGlobals());
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.resetModules();
  return { requests, reload, changes };
}

test('a link is copied by its button, and selected where the browser refuses', async () => {
  openWith(
    '<p><input readonly value="https://a"><button hidden data-copy-link data-copied="Copied">Copy</button></p>' +
      '<p><textarea>https://b</textarea><button hidden data-copy-link data-copied="Copied">Copy</button></p>',
  );
  const writeText = vi.fn(async (text: string) => {
    if (text === 'https://b') throw new Error('refused');
  });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  // @ts-expect-error: a script, which exports nothing
  await import('./copy-link.client.ts');
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ hidden }) => hidden)).toEqual([false, false]);
  const texts = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  for (const text of texts) text.setSelectionRange(0, 0);
  for (const button of buttons) button.click();
  await vi.waitFor(() => expect(texts.map(({ selectionEnd }) => selectionEnd)).toEqual([9, 9]));
  expect(writeText.mock.calls).toEqual([['https://a'], ['https://b']]);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copied', 'Copy']);
});

test('a browser that copies nothing has no button for it', async () => {
  openWith('<p><input readonly value="https://a"><button hidden data-copy-link>Copy</button></p>');
  vi.stubGlobal('navigator', {});
  // @ts-expect-error: a script, which exports nothing
  await import('./copy-link.client.ts');
  expect(find('button').hidden).toBe(true);
});

test('once a saved form is sent, its page no longer says that nothing was sent', async () => {
  openWith('<h1>Continue</h1><p data-until-sent>Nothing was sent yet.</p><div><form class="form"></form></div>');
  await import('./after-sending.client.ts');
  find('div').append(document.createElement('p'));
  await Promise.resolve();
  expect(find('h1').textContent).toBe('Continue');
  find('form').outerHTML = '<div class="form-receipt"></div>';
  await vi.waitFor(() => expect(find('h1').textContent).toBe(texts.thankYou));
  expect(document.querySelector('[data-until-sent]')).toBeNull();
});

test.each([
  ['from another page of the site', 'http://site.test/about/', 'http://site.test/', 'MAIN'],
  ['from elsewhere', 'http://site.test/about/', 'https://search.example/', 'BODY'],
  ['at a fragment', 'http://site.test/about/#place', 'http://site.test/', 'SECTION'],
])('after a step %s, the focus is where the visitor reads on', async (_what, url, referrer, focused) => {
  openWith('<main><section id="place">A place</section></main>', { url });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' }] as never);
  onTestFinished(() => void vi.restoreAllMocks());
  Object.defineProperty(document, 'referrer', { value: referrer });
  await import('./focus-main.client.ts');
  expect(document.activeElement?.tagName).toBe(focused);
  location.hash = 'place';
  dispatchEvent(new Event('hashchange'));
  expect([document.activeElement?.id, find('section').tabIndex]).toEqual(['place', -1]);
});

const header = `<header data-site-header><ul>
  <li id="one"><details data-submenu><summary>One</summary><a href="/one/">1</a></details></li>
  <li id="two"><details data-submenu><summary>Two</summary><a href="/two/">2</a></details></li>
</ul></header><main tabindex="-1">Text</main>`;

/** Which submenus are open. */
const openSubmenus = () => [...document.querySelectorAll('li:has(details[open])')].map(({ id }) => id);

test('on a wide screen, a submenu opens below the mouse, and closes on leaving, Escape and a click elsewhere', async () => {
  openWith(header);
  // @ts-expect-error: a script, which exports nothing
  await import('./site-header.client.ts');
  const [one, two] = [find('#one'), find('#two')];
  causes(one, 'pointerenter');
  expect(openSubmenus()).toEqual(['one']);
  causes(one, 'pointerleave');
  expect(openSubmenus()).toEqual([]);

  causes(one, 'pointerenter');
  find('#one a').focus();
  causes(one, 'pointerleave');
  expect(openSubmenus(), 'with the focus in it').toEqual(['one']);
  causes(find('#one a'), 'focusout', { relatedTarget: find('#one summary') });
  expect(openSubmenus(), 'with the focus still in it').toEqual(['one']);
  causes(find('#one a'), 'focusout', { relatedTarget: find('#two summary') });
  expect(openSubmenus()).toEqual([]);

  causes(two, 'pointerenter');
  find('#two a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(openSubmenus()).toEqual([]);
  expect(document.activeElement).toBe(find('#two summary'));

  for (const item of [one, two]) causes(item, 'pointerenter');
  find('#two summary').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(openSubmenus()).not.toContain('one');
  find('main').click();
  expect(openSubmenus()).toEqual([]);
});

test('on a phone, submenus are opened and closed by taps alone', async () => {
  openWith(header, { isWide: false });
  // @ts-expect-error: a script, which exports nothing
  await import('./site-header.client.ts');
  causes(find('#one'), 'pointerenter');
  expect(openSubmenus()).toEqual([]);
  find<HTMLDetailsElement>('#one details').open = true;
  find('main').click();
  causes(find('#one'), 'pointerleave');
  expect(openSubmenus()).toEqual(['one']);
});

/** Elements that are a popover, of which Happy DOM knows nothing. */
function makePopover(menu: HTMLElement) {
  const state = { isOpen: false };
  const { matches } = menu;
  const isPopover = (selector: string) => (selector === ':popover-open' ? state.isOpen : matches.call(menu, selector));
  Reflect.set(menu, 'matches', isPopover);
  menu.hidePopover = () => {
    state.isOpen = false;
  };
  return state;
}

test('the open menu of a phone keeps the focus, and closes on Escape, on a link and on a wide screen', async () => {
  const { changes } = openWith(
    '<header data-site-header><button popovertarget="menu">Menu</button>' +
      '<nav id="menu" popover><a href="/a/">A</a><a id="last" href="/b/">B</a></nav></header>',
    { isWide: false },
  );
  const [button, menu] = [find('button'), find('nav')];
  const state = makePopover(menu);
  for (const element of document.querySelectorAll<HTMLElement>('a, button')) element.checkVisibility = () => true;
  // @ts-expect-error: a script, which exports nothing
  await import('./mobile-menu.client.ts');
  const press = (key: string, shiftKey = false) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  expect(press('Tab'), 'while the menu is closed').toBe(true);
  state.isOpen = true;
  causes(menu, 'toggle');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  find('#last').focus();
  expect([press('Tab'), document.activeElement]).toEqual([false, button]);
  expect([press('Tab', true), document.activeElement?.id]).toEqual([false, 'last']);
  expect(press('Tab', true), 'between two links').toBe(true);
  press('Escape');
  expect([state.isOpen, document.activeElement]).toEqual([false, button]);
  for (const close of [() => find('#last').click(), () => changes[0]?.()]) {
    state.isOpen = true;
    close();
    expect(state.isOpen).toBe(false);
  }
});

test('the header hides while a visitor scrolls down, and returns with the focus', async () => {
  openWith('<header data-site-header><a href="/">Home</a></header>');
  const frames: (() => void)[] = [];
  const scroll = { y: 0 };
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => frames.push(look));
  Object.defineProperty(globalThis, 'scrollY', { get: () => scroll.y, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'scrollY'));
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000 });
  Object.defineProperty(find('header'), 'offsetHeight', { value: 80 });
  await import('./headroom.client.ts');
  const scrollTo = (y: number) => {
    scroll.y = y;
    for (let times = 0; times < 3; times += 1) dispatchEvent(new Event('scroll'));
    expect(frames).toHaveLength(1);
    frames.pop()?.();
    return find('header').dataset.headroom;
  };
  expect([200, 400, 300, 500].map(scrollTo)).toEqual(['unpinned', 'unpinned', 'pinned', 'unpinned']);
  find('a').focus();
  causes(find('a'), 'focusin');
  expect(find('header').dataset.headroom).toBe('pinned');
  expect(scrollTo(0)).toBe('top');
});

test.each([
  ['a link to another page', '<a href="/next/">Next</a>', {}, true],
  ['a link within the page', '<a href="#part">Part</a>', {}, false],
  ['a link to another tab', '<a href="/next/" target="_blank">Next</a>', {}, false],
  ['a download', '<a href="/a.pdf" download>File</a>', {}, false],
  ['a click with Control', '<a href="/next/">Next</a>', { ctrlKey: true }, false],
  ['the middle button of the mouse', '<a href="/next/">Next</a>', { button: 1 }, false],
  ['no link', '<b>Text</b>', {}, false],
])('%s shows whether the next page is loading', async (_what, html, more, isShown) => {
  openWith(html);
  await import('./page-progress.client.ts');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  find('a, b').dispatchEvent(click);
  expect('navigating' in document.documentElement.dataset).toBe(isShown);
  // The page is shown again.
  dispatchEvent(new Event('pageshow'));
  expect('navigating' in document.documentElement.dataset).toBe(false);
});

test('the page of an outage is loaded again when the site responds, and not before', async () => {
  const { requests, reload } = openWith('');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  requests.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(new Response(null, { status: 503 }));
  // @ts-expect-error: a script, which exports nothing
  await import('./retry-when-back.client.ts');
  const reloads: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    reloads.push(reload.mock.calls.length);
  }
  expect(reloads).toEqual([0, 0, 1]);
  expect(requests).toHaveBeenCalledWith('http://site.test/about/', { method: 'HEAD', cache: 'no-store' });
});

const banner =
  '<aside data-consent-banner="measurement video" data-days="180" hidden>' +
  '<button data-consent="granted">Allow</button><button data-consent="denied">No</button></aside>';

test.each([
  ['granted', 'consent=measurement.video'],
  ['denied', 'consent=none'],
])('the question about other companies is shown where a page has one, and %s is stored', async (answer, cookie) => {
  const { requests } = openWith(`${banner}<main id="main-content" tabindex="-1" data-third-party="video"></main>`);
  await import('./consent-banner.client.ts');
  expect(find('aside').hidden).toBe(false);
  find(`[data-consent=${answer}]`).click();
  expect([document.cookie, find('aside').hidden, document.activeElement?.id]).toEqual([cookie, true, 'main-content']);
  expect(requests.mock.calls[0]?.[0]).toBe('/api/consent');
});

/** The server opened the page's policy for these categories. */
function openedFor(...names: string[]) {
  const timing = Object.assign(new PerformanceNavigationTiming(), {
    serverTiming: [{ name: 'allowed', description: names.join(' ') }],
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing]);
  onTestFinished(() => void vi.restoreAllMocks());
}

test.each([
  ['to the tag container', [], 'granted', '', 1],
  ['to the tag container, in the middle of a form', [], 'granted', 'Ada', 0],
  ['no more to a tag container that runs, in the middle of a form', ['measurement'], 'denied', 'Ada', 1],
  ['no to a tag container that does not run', [], 'denied', '', 0],
])(
  'who agrees %s gets the page again, unless a form would lose its answers',
  async (_what, opened, answer, entered, reloads) => {
    const { reload, requests } = openWith(
      `${banner}<main id="main-content" tabindex="-1" data-third-party="measurement"><input name="a"></main>`,
    );
    openedFor(...opened);
    // biome-ignore lint/suspicious/noDocumentCookie: this page has no Cookie Store
    for (const name of ['_ga', '_gid', '_gcl_au', 'other']) document.cookie = `${name}=1; Path=/`;
    localStorage.setItem('campaign', 'fair');
    await import('./consent-banner.client.ts');
    find<HTMLInputElement>('input').value = entered;
    find(`[data-consent=${answer}]`).click();
    await requests.mock.results[0]?.value;
    await new Promise((resolve) => setImmediate(resolve));
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(localStorage.getItem('campaign'), 'stored without consent').toBeNull();
    const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
    const left = answer === 'granted' ? ['_ga', '_gid', 'consent', 'other'] : ['consent', 'other'];
    // Happy DOM lets a cookie live for the rest of its last millisecond.
    await vi.waitFor(() => expect(names().sort()).toEqual(left), { interval: 2 });
  },
);

test('a page without anything of another company asks nothing', async () => {
  openWith(`${banner}<main></main>`);
  await import('./consent-banner.client.ts');
  expect(find('aside').hidden).toBe(true);
});

test("an owner's own consent tool reports what is allowed, and may open in place of the site's page", async () => {
  const { requests } = openWith('<i data-consent-tool data-days="180"></i><a data-privacy-choices href="/p">P</a>');
  await import('./consent-tool.client.ts');
  const report = (detail: unknown) => document.dispatchEvent(new CustomEvent('headwater:set-consent', { detail }));
  report(['video', 'nonsense']);
  expect(document.cookie).toBe('consent=video');
  report(['video']);
  expect(requests, 'the same again').toHaveBeenCalledTimes(1);
  report([]);
  expect(document.cookie).toBe('consent=none');
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  report('video');
  expect(failed).toHaveBeenCalledOnce();
  failed.mockRestore();
  const press = () => find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(press()).toBe(true);
  document.addEventListener('headwater:open-consent', (event) => event.preventDefault());
  expect(press()).toBe(false);
});

test('without consent, a tag container is not loaded, and a page view does not say where a visitor looks for someone', async () => {
  openWith('<meta name="tag-container" content="GTM-1" data-origin="https://tags.example">', {
    url: 'http://site.test/find-a-representative?near=55401#list',
  });
  document.title = 'Find';
  await import('./tag-manager.client.ts');
  const pushed = () => (window.dataLayer ?? []).map((each) => ('event' in each ? each : [...(each as IArguments)]));
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(pushed()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', denied],
    { event: 'page_view', path: '/find-a-representative', title: 'Find', asPath: '/find-a-representative#list' },
  ]);
  expect(document.querySelector('script')).toBeNull();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(pushed()).toHaveLength(4);
  // Its policy is open from the next page on.
  // biome-ignore lint/suspicious/noDocumentCookie: this page has no Cookie Store
  document.cookie = 'consent=measurement';
  document.dispatchEvent(new Event('headwater:consent'));
  expect(document.querySelector('script')).toBeNull();
});

test('a tag container is loaded with consent, and receives the consent', async () => {
  openWith('<meta name="tag-container" content="GTM-1" data-origin="https://tags.example">');
  openedFor('measurement');
  await import('./tag-manager.client.ts');
  expect(find<HTMLScriptElement>('script').src).toBe('https://tags.example/gtm.js?id=GTM-1');
  const told = (window.dataLayer ?? []).map((each) => [...('length' in each ? (each as IArguments) : [])]);
  expect(told[1]).toMatchObject(['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }]);
});

test('a campaign is stored when the visitor allows it, who is asked for that', async () => {
  openWith(`${banner.replace('video', 'attribution')}<main id="main-content" tabindex="-1"></main>`, {
    url: 'http://site.test/?utm_source=fair',
  });
  const { storeCampaign } = await import('./store-campaign.client.ts');
  storeCampaign();
  expect([find('aside').hidden, localStorage.getItem('campaign')]).toEqual([false, null]);
  find('[data-consent=granted]').click();
  expect(localStorage.getItem('campaign')).toContain('fair');
});

test('a video of another company is a button, whose click loads the player into a frame that cannot leave', async () => {
  openWith(
    '<a href="https://video.example/1" class="wp-embed" data-embed="https://player.example/1" data-embed-from="Video">Pump <b>1</b></a>',
  );
  await import('../blocks/editor-text/embed-poster.client.ts');
  expect(document.querySelector('iframe')).toBeNull();
  expect(find('button').textContent).toBe(`Pump 1${texts.embedNote('Video')}`);
  expect([find('a').textContent, find('a').getAttribute('href')]).toEqual([
    texts.openOn('Video'),
    'https://video.example/1',
  ]);
  find('button').click();
  const frame = find<HTMLIFrameElement>('iframe');
  expect([frame.src, frame.title, frame.referrerPolicy]).toEqual([
    'https://player.example/1',
    'Pump 1',
    'strict-origin-when-cross-origin',
  ]);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  expect(document.querySelector('button')).toBeNull();
});
