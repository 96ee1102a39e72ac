import { type CatalogueMessage, type CatalogueResponses, siteCataloguePath } from '@headwater/contract/catalogue.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { adminVisit } from '../../testing/admin-visit.ts';
import { formOf } from '../../testing/posted-page.ts';
import { startSmallCms } from '../../testing/small-cms.ts';

const cms = await startSmallCms({ secret: 'the secret of both programs' });
const admin = await adminVisit(cms, 'administrator');
const screen = '/wp-admin/admin.php?page=figures';

/** What the site would say about a file that has a flow for the first product. */
function respond(message: CatalogueMessage): CatalogueResponses[CatalogueMessage['kind']] {
  if (message.kind === 'read') return { unread: ['Data, table 1, row 2: Smell | none (not a figure)'] };
  if (message.kind === 'check')
    return { pages: ['/contact/', '/gone/'].map((path) => ({ path, lines: ['lacks Speed', 'Flow: "5" & 6'] })) };
  if (message.kind === 'export') return { csv: message.products.map(({ id, tables }) => `${id},${tables}`).join('\n') };
  const [{ id = 0, title = '', tables: was = '' } = {}] = message.products;
  const value = Buffer.from(message.file, 'base64').toString();
  const change = { id, title, was, tables: `Flow (gpm)\t${value}`, lines: [`Flow (gpm): – → ${value}`] };
  return { changes: [change], same: 4, faults: ['line 1, column D (Colour): "red" is no figure'] };
}

/** The site, which reads what the CMS sends it. */
function startSite() {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    expect([String(url), Object.keys(init?.headers ?? {})]).toEqual([
      `http://site.test${siteCataloguePath}`,
      ['content-type', 'x-headwater-timestamp', 'x-headwater-signature'],
    ]);
    return Response.json(respond(JSON.parse(String(init?.body))));
  });
}
afterEach(() => vi.restoreAllMocks());

/** A form of the screen, by one of its controls. */
async function formWith(control: string) {
  const page = await admin.page(screen);
  const forms = page.split('<form').filter((form) => form.includes(control));
  return formOf(`<form${forms[0]}`, '/wp-admin/');
}

async function upload(text: string): Promise<string> {
  const { action, data } = await formWith('type="file"');
  data.set('file', new File([text], 'figures.csv', { type: 'text/csv' }));
  data.set('do', 'check');
  return (await admin.post(action, data)).text();
}

async function exported(): Promise<string> {
  const { action, data } = await formWith('value="export"');
  data.set('do', 'export');
  return (await admin.post(action, data)).text();
}

test('a file is shown with its faults first, and imported when the administrator confirms', async () => {
  startSite();
  const before = await exported();
  const shown = await upload('450');
  expect(shown).toContain('1 product would change, unchanged: 4');
  expect(shown).toContain('line 1, column D (Colour): &quot;red&quot; is no figure');
  expect(shown).toContain('Flow (gpm): – → 450');
  expect(await exported()).toBe(before);
  const form = formOf(`<form${shown.split('<form').find((part) => part.includes('name="csv"'))}`, '/wp-admin/');
  form.data.set('do', 'write');
  expect((await admin.post(form.action, form.data)).headers.get('location')).toBe(`${screen}&notice=figures`);
  expect(await exported()).toMatch(/^\d+,Flow \(gpm\)\t450$/m);
});

test('an administrator sees the products whose figures are incomplete or contradict each other', async () => {
  startSite();
  const { action, data } = await formWith('value="review"');
  data.set('do', 'review');
  const shown = await (await admin.post(action, data)).text();
  expect(shown).toContain('2 pages to look at');
  expect(shown).toMatch(
    /<li><a href="\/wp-admin\/post\.php\?post=\d+&amp;action=edit">\/contact\/<\/a>: lacks Speed; /,
  );
  expect(shown).toContain('<li>/gone/: lacks Speed; Flow: &quot;5&quot; &amp; 6</li>');
});

test('an administrator reads that the site is away, and nothing is changed', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'));
  expect(await upload('Model,Flow (gpm)\nA,1\n')).toContain('The site does not respond.');
});

async function products() {
  const request = new Request('http://cms.test/?rest_route=/headwater/v1/catalogue', {
    method: 'POST',
    body: JSON.stringify({ after: 0 }),
    headers: { 'content-type': 'application/json', 'x-faustwp-secret': 'the secret of both programs' },
  });
  return (await (await cms.fetch(request, '203.0.113.7')).json()).products;
}

test('an editor of a product reads beside its text which rows of its tables the site does not read', async () => {
  startSite();
  const [product] = await products();
  const edit = `/wp-admin/post.php?post=${product.id}&action=edit`;
  const table =
    '<h2>Data</h2><table><tr><td>Flow</td><td>450 gpm</td></tr><tr><td>Smell</td><td>none</td></tr></table>';
  await admin.send(edit, { content: table, do: 'publish' });
  const page = await admin.page(edit);
  expect(page).toContain('Data, table 1, row 2: Smell | none (not a figure)');
});

test('an editor does not import figures', async () => {
  const editor = await adminVisit(cms, 'editor');
  expect((await editor.get(screen)).status).toBe(403);
});
