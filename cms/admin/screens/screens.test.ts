import { expect, test } from 'vitest';
import { adminVisit } from '../../testing/admin-visit.ts';
import { browser, loginOf } from '../../testing/browser.ts';
import { formOf } from '../../testing/posted-page.ts';
import { startSmallCms } from '../../testing/small-cms.ts';

const cms = await startSmallCms({ secret: 'the secret of both programs' });
const editor = await adminVisit(cms, 'editor');
const administrator = await adminVisit(cms, 'administrator');

async function query<Data>(text: string, headers: Record<string, string> = {}): Promise<Data> {
  const response = await cms.fetch(
    new Request(`http://cms.test/graphql?query=${encodeURIComponent(text)}`, { headers }),
  );
  return ((await response.json()) as { data: Data }).data;
}

test('the overview counts content and drafts by type', async () => {
  const page = (await editor.page('/wp-admin/')).replace(/\s+/g, ' ');
  expect(page).toMatch(/Posts<\/a><\/th ?> <td class="number">24<\/td> <td class="number"><a [^>]*>1</);
});

test('an editor arranges a menu with buttons before saving it', async () => {
  const path = '/wp-admin/nav-menus.php?menu=primary';
  let response = await editor.send(path, { rows: 'more items' });
  response = await editor.sendAgain(response, {
    'items.6.label': 'Parts',
    'items.6.url': '/replacement-parts/',
    rows: 'up items 6',
  });
  response = await editor.sendAgain(response, { rows: 'remove items 1' });
  const saved = await editor.sendAgain(response, { do: 'save' });
  expect(saved.headers.get('location')).toBe('/wp-admin/nav-menus.php?menu=primary&notice=menu');

  const { menuItems } = await query<{ menuItems: { nodes: { label: string; parentId: string | null }[] } }>(
    '{ menuItems(where: { location: PRIMARY }) { nodes { label parentId } } }',
  );
  expect(menuItems.nodes.map(({ label, parentId }) => `${parentId === null ? '' : '– '}${label}`)).toEqual([
    'Products',
    '– Centrifugal Pumps',
    '– Grinder Pumps',
    'News',
    'Parts',
    'Contact',
  ]);
});

test('a menu item with an invalid link stays in the form with a message', async () => {
  const response = await editor.send('/wp-admin/nav-menus.php?menu=footer', {
    'items.0.url': 'javascript:alert(1)',
    do: 'save',
  });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('is not a valid link');
  expect(formOf(page, '/wp-admin/nav-menus.php').data.get('items.0.url')).toBe('javascript:alert(1)');
});

test('reports concurrent edits of a menu', async () => {
  const path = '/wp-admin/nav-menus.php?menu=footer';
  const mine = formOf(await editor.page(path), path);
  await administrator.send(path, { 'items.0.label': 'Theirs', do: 'save' }, path);
  mine.data.set('items.0.label', 'Mine');
  mine.data.set('do', 'save');
  const response = await editor.post(mine.action, mine.data);
  expect(response.status).toBe(409);
  expect(formOf(await response.text(), path).data.get('items.0.label')).toBe('Mine');
});

test('a user saves their name, email address and toolbar', async () => {
  const reader = await adminVisit(cms, 'subscriber');
  const { password } = await loginOf(cms, 'subscriber');
  const response = await reader.send('/wp-admin/profile.php', {
    name: 'Ada <b>',
    email: 'ada@example.com',
    current: password,
    toolbar: null,
  });
  expect(response.headers.get('location')).toBe('/wp-admin/profile.php?notice=profile');
  const { data } = formOf(await reader.page('/wp-admin/profile.php'), '/wp-admin/profile.php');
  expect([data.get('name'), data.get('email'), data.has('toolbar')]).toEqual(['Ada <b>', 'ada@example.com', false]);
});

test.each([
  ['an empty name', { name: ' ' }, 'Name:'],
  ['no email address', { email: 'nobody' }, 'Email address: write'],
  ["another user's email address", { email: 'admin@example.com' }, 'another account has it'],
  ['a short password', { new: 'short' }, 'New password: use 10 to 1000 characters.'],
  ['a new email address without the password', { email: 'new@example.com' }, 'Current password: it is incorrect.'],
  ['a very long description', { description: 'x'.repeat(2_001) }, 'About you: write up to 2000 characters.'],
  ['a very long password', { new: 'x'.repeat(1_001) }, 'New password: use 10 to 1000 characters.'],
  [
    'a new password with a wrong one',
    { new: 'long enough, truly', current: 'guess' },
    'Current password: it is incorrect.',
  ],
])('rejects a profile with %s', async (_what, typed, message) => {
  const response = await editor.send('/wp-admin/profile.php', typed);
  expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(message)]);
});

test('users cannot make themselves administrators', async () => {
  await editor.send('/wp-admin/profile.php', { role: 'administrator', login: 'admin', id: '1' });
  expect((await editor.get('/wp-admin/options-general.php')).status).toBe(403);
});

test('a new password ends all other sessions', async () => {
  const login = await loginOf(cms, 'administrator');
  const [here, elsewhere] = [await adminVisit(cms, 'administrator'), await adminVisit(cms, 'administrator')];
  const typed = { new: 'correct horse battery', current: login.password };
  const form = formOf(await here.page('/wp-admin/profile.php'), '/wp-admin/profile.php');
  for (const [name, value] of Object.entries(typed)) form.data.set(name, value);
  const response = await here.post(form.action, form.data);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const hereAgain = await cms.fetch(new Request('http://cms.test/wp-admin/', { headers: { cookie } }));
  expect([hereAgain.status, (await elsewhere.get('/wp-admin/')).status]).toEqual([200, 303]);
  const entering = await browser(cms).signIn({ ...login, password: 'correct horse battery' });
  expect(entering.headers.get('location')).toContain('/wp-admin/');
  // Restores the password for the other tests of this file.
  const reset = formOf(
    await (await cms.fetch(new Request('http://cms.test/wp-admin/profile.php', { headers: { cookie } }))).text(),
    '/wp-admin/profile.php',
  );
  reset.data.set('new', login.password);
  reset.data.set('current', 'correct horse battery');
  await cms.fetch(
    new Request('http://cms.test/wp-admin/profile.php', { method: 'POST', body: reset.data, headers: { cookie } }),
  );
});

test('settings change the name of the site', async () => {
  const admin = await adminVisit(cms, 'administrator');
  await admin.send('/wp-admin/options-general.php', { title: 'Fluid & Co', description: 'Pumps' });
  expect(await query('{ generalSettings { title description } }')).toEqual({
    generalSettings: { title: 'Fluid &amp; Co', description: 'Pumps' },
  });
  expect((await admin.send('/wp-admin/options-general.php', { title: ' ' })).status).toBe(422);
});

const viewerAndSchema = '{ viewer { username } __schema { queryType { name } } }';

/** The headers of a query that GraphiQL sends for the editor who opened it. */
async function graphiqlHeaders() {
  const page = await editor.page('/wp-admin/admin.php?page=graphiql-ide');
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, 'x-wp-nonce': /"x-wp-nonce":"([^"]+)"/.exec(page)?.[1] ?? '' };
}

test('only GraphiQL with the nonce of its page can read the schema', async () => {
  const headers = await graphiqlHeaders();
  expect(await query(viewerAndSchema, headers)).toEqual({
    viewer: { username: 'editor' },
    __schema: { queryType: { name: 'RootQuery' } },
  });
  expect(await query(viewerAndSchema, { cookie: headers.cookie })).toBeUndefined();
  expect(await query(viewerAndSchema)).toBeUndefined();
});

test('GraphiQL loads scripts and styles only from this CMS', async () => {
  const response = await editor.get('/wp-admin/admin.php?page=graphiql-ide');
  expect(response.headers.get('content-security-policy')).not.toMatch(/https?:|\*/);
  expect((await response.text()).match(/<(?:script|link)[^>]+(?:src|href)="https?:/g)).toBeNull();
});

test('the policy of GraphiQL allows one inline script', async () => {
  const { headers } = await editor.get('/wp-admin/admin.php?page=graphiql-ide');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'(?:;| ')/);
});

test('a client that guesses the current password has to wait as at the login', async () => {
  const reader = await adminVisit(cms, 'subscriber');
  const guess = async () => {
    const response = await reader.send('/wp-admin/profile.php', { email: 'new@example.com', current: 'guess' });
    return /Current password: [^<]+/.exec(await response.text())?.[0];
  };
  for (let attempt = 1; attempt <= 5; attempt += 1) expect(await guess()).toBe('Current password: it is incorrect.');
  expect(await guess()).toBe('Current password: too many attempts, wait a minute.');
});
