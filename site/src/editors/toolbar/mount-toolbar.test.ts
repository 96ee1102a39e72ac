import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../forms/testing/open-page.ts';
import { signedInSite } from './testing/signed-in-site.ts';

const skipLink = '<a class="skip-link" href="#main">Skip</a><header></header>';
const soon = { timeout: 20_000, interval: 10 };
const slot = '<div data-toolbar-slot=""></div>';

/** At the end of the test, ends what a page's session leaves behind: its modules outlive the page. */
function endSessionWithPage(): void {
  const Channel = BroadcastChannel;
  const opened: BroadcastChannel[] = [];
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
  onTestFinished(async () => {
    globalThis.BroadcastChannel = Channel;
    await vi.dynamicImportSettled();
    const other = new Channel('headwater-editors');
    other.postMessage('signed-out');
    await vi.waitFor(() => expect(document.querySelector('#wpadminbar')).toBeNull(), soon);
    // React runs the last effects after it has removed the toolbar, and still needs the page for them.
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    for (const channel of [...opened, other]) channel.close();
    // Tests of other files in this worker must not get the session whose channel is closed.
    vi.resetModules();
  });
}

/** Opens a page of a site that an editor is signed in to, and runs what every page runs. */
async function openAs(cookie: string, body: string, data: Record<string, string> = {}) {
  const site = await signedInSite();
  openPage(`${site.url}/about/`);
  endSessionWithPage();
  // biome-ignore lint/suspicious/noDocumentCookie: this page has no Cookie Store
  document.cookie = cookie;
  document.body.innerHTML = body;
  Object.assign(document.body.dataset, data);
  vi.resetModules();
  // @ts-expect-error: a script, which exports nothing
  await import('../../scripts/start-toolbar.client.ts');
  await vi.dynamicImportSettled();
  return site;
}

const arrives = (selector: string) => vi.waitFor(() => expect(document.querySelector(selector)).not.toBeNull(), soon);

test('a page without a place for the toolbar gets it after its skip link, with its stylesheet and a link to edit', async () => {
  await openAs('faust-auth=1', skipLink, { editType: 'Page', editId: '12' });
  await arrives('.display-name');
  expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['A', 'DIV', 'HEADER']);
  expect(document.body.children[1]?.firstElementChild?.id).toBe('wpadminbar');
  expect(document.querySelectorAll('head link[rel="stylesheet"]')).toHaveLength(1);
  expect(document.querySelector('#wp-admin-bar-edit a')?.getAttribute('href')).toContain('post=12&action=edit');
});

test('the toolbar takes the place that a preview reserves for it', async () => {
  await openAs('faust-auth=1', skipLink + slot);
  expect(document.querySelector('[data-toolbar-slot]')).not.toBeNull();
  await arrives('.display-name');
  expect(document.querySelector('[data-toolbar-slot]')).toBeNull();
  expect(document.body.children[2]?.firstElementChild?.id).toBe('wpadminbar');
});

test('a preview reserves no place for a toolbar that does not come', async () => {
  await openAs('other=1', skipLink + slot);
  expect(document.querySelector('[data-toolbar-slot]')).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['no content', {}],
  ['a type without a number', { editType: 'Page' }],
  ['a number without a type', { editId: '12' }],
])('a page that names %s has a toolbar without a link to edit it', async (_what, data) => {
  await openAs('faust-auth=1', skipLink, data);
  await arrives('.display-name');
  expect(document.querySelector('#wp-admin-bar-edit')).toBeNull();
});

test.each<[string, string, Record<string, string>]>([
  ['has no cookie of a session', 'other=1', {}],
  ['has a cookie whose name only ends like it', 'xfaust-auth=1', {}],
  ['has a cookie with another value', 'faust-auth=11', {}],
  ['is at a page without toolbars', 'faust-auth=1', { toolbar: 'off' }],
])('a visitor who %s loads nothing of the toolbar', async (_who, cookie, data) => {
  const { requests } = await openAs(cookie, skipLink, data);
  expect(document.querySelector('head link')).toBeNull();
  expect(requests).toEqual([]);
});
