import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { adminVisit } from '../testing/admin-visit.ts';
import { browser } from '../testing/browser.ts';
import { formOf } from '../testing/posted-page.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms();
const editor = await adminVisit(cms, 'editor');
const subscriber = await adminVisit(cms, 'subscriber');
const administrator = await adminVisit(cms, 'administrator');

const contentId = 19;
const screens = [
  '/wp-admin/',
  '/wp-admin/edit.php?post_type=page',
  `/wp-admin/post.php?post=${contentId}&action=edit`,
  '/wp-admin/post-new.php?post_type=post',
  '/wp-admin/upload.php',
  '/wp-admin/post.php?post=1&action=edit',
  '/wp-admin/nav-menus.php',
  '/wp-admin/admin.php?page=gf_entries',
  '/wp-admin/admin.php?page=graphiql-ide',
];
const posts = [
  `/wp-admin/post.php?post=${contentId}&action=edit`,
  '/wp-admin/post-new.php?post_type=post',
  '/wp-admin/upload.php',
  '/wp-admin/nav-menus.php',
  '/wp-admin/admin.php?page=gf_entries&id=1',
  '/wp-admin/options-general.php',
];

test.each(screens)('%s redirects a visitor to a login that leads back', async (path) => {
  const response = await browser(cms).get(path);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`http://cms.test/wp-login.php?redirect_to=${encodeURIComponent(path)}`);
});

test.each(screens)(
  '%s opens for an editor, for no cache and in no frame, without the scripts of others',
  async (path) => {
    const response = await editor.get(path);
    const { headers } = response;
    expect([response.status, headers.get('cache-control'), headers.get('x-frame-options')]).toEqual([
      ...[200, 'no-store', 'DENY'],
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(await response.text()).toContain('What WordPress does better stays with WordPress');
  },
);

test.each(screens.filter((path) => !path.includes('graphiql')))('%s works without a script', async (path) => {
  // All that a script does is to ask before unsaved text is lost.
  const page = (await editor.page(path)).replace('<script src="/wp-admin/assets/unsaved.js" defer></script>', '');
  expect(page).not.toMatch(/<script|<style|\son\w+=|javascript:|\sstyle=/i);
});

test.each(screens.slice(1))('%s rejects a subscriber', async (path) => {
  const response = await subscriber.get(path);
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('action="/wp-admin/');
});

test('a subscriber starts on the profile, the only link in the navigation', async () => {
  const response = await subscriber.get('/wp-admin/');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/wp-admin/profile.php']);
  const profile = await subscriber.page('/wp-admin/profile.php');
  expect([...profile.matchAll(/href="(\/wp-admin\/[^"]*\.php[^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/wp-admin/profile.php',
    '/wp-admin/profile.php',
  ]);
});

test('settings are for administrators only', async () => {
  expect((await editor.get('/wp-admin/options-general.php')).status).toBe(403);
  expect(await editor.page('/wp-admin/')).not.toContain('options-general');
  expect((await administrator.get('/wp-admin/options-general.php')).status).toBe(200);
});

test.each(['/wp-admin/users.php', '/wp-admin/user-edit.php?user_id=1', '/wp-admin/plugins.php', '/wp-admin/../x'])(
  'there is no %s: users and plugins are not managed here',
  async (path) => {
    expect([404, 302]).toContain((await administrator.get(path)).status);
  },
);

test('an unknown ID, type or plugin page shows an error page', async () => {
  for (const path of [
    '/wp-admin/post.php?post=99999&action=edit',
    '/wp-admin/post.php?post=1e3&action=edit',
    "/wp-admin/post.php?post=1'--&action=edit",
    '/wp-admin/post.php',
    '/wp-admin/edit.php?post_type=nav_menu_item',
    '/wp-admin/post-new.php?post_type=attachment',
    '/wp-admin/admin.php?page=__proto__',
    '/wp-admin/constructor',
  ]) {
    expect([path, (await editor.get(path)).status]).toEqual([path, 404]);
  }
});

test('the page for a content type that cannot be edited lists those that can', async () => {
  expect(await editor.page('/wp-admin/edit.php?post_type=attachment')).toContain(
    'The types are Pages, Posts, Projects, Representatives, Documents, Testimonials.',
  );
});

async function validForm() {
  return formOf(await editor.page(`/wp-admin/post.php?post=${contentId}&action=edit`), '/wp-admin/post.php').data;
}

test.each(posts)('a post to %s without a session is rejected with the advice to go back', async (path) => {
  const response = await cms.fetch(new Request(`http://cms.test${path}`, { method: 'POST', body: await validForm() }));
  expect(response.status).toBe(401);
  expect(await response.text()).toContain('go back');
});

test('a post without a session changes nothing', async () => {
  const data = await validForm();
  data.set('title', 'Taken over');
  data.set('do', 'publish');
  const path = `http://cms.test/wp-admin/post.php?post=${contentId}&action=edit`;
  expect((await cms.fetch(new Request(path, { method: 'POST', body: data }))).status).toBe(401);
  expect(await editor.page('/wp-admin/edit.php?post_type=page')).not.toContain('Taken over');
});

test.each(posts)('%s rejects a subscriber even with a valid token', async (path) => {
  const { data } = formOf(await subscriber.page('/wp-admin/profile.php'), '/wp-admin/');
  expect((await subscriber.post(path, data)).status).toBe(403);
});

test.each([
  ['without a token', (data: FormData) => data.delete('_wpnonce'), {}],
  ['with a made-up token', (data: FormData) => data.set('_wpnonce', 'x'.repeat(43)), {}],
  ['with a file as token', (data: FormData) => data.set('_wpnonce', new File(['x'], 'x')), {}],
  ['sent by another site', () => undefined, { 'sec-fetch-site': 'cross-site' }],
  ['sent from another port of this machine', () => undefined, { 'sec-fetch-site': 'same-site' }],
  ['with the origin of another site', () => undefined, { origin: 'https://evil.example' }],
  ['with a null origin', () => undefined, { origin: 'null' }],
] as const)('a post %s changes nothing', async (_how, spoil, headers) => {
  const data = await validForm();
  data.set('title', 'Taken over');
  data.set('do', 'publish');
  spoil(data);
  const response = await editor.post(`/wp-admin/post.php?post=${contentId}&action=edit`, data, headers);
  expect(response.status).toBe(403);
  expect(await editor.page('/wp-admin/edit.php?post_type=page')).not.toContain('Taken over');
});

test('rejects the token of another session', async () => {
  const data = await validForm();
  data.set('do', 'publish');
  expect((await administrator.post(`/wp-admin/post.php?post=${contentId}&action=edit`, data)).status).toBe(403);
});

test('a post that is not a form, or far too long, shows an error page', async () => {
  const path = `http://cms.test/wp-admin/post.php?post=${contentId}&action=edit`;
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (headers: Record<string, string>) =>
    cms.fetch(new Request(path, { method: 'POST', body: '{"a":1}', headers: { cookie, ...headers } }));
  expect((await send({ 'content-type': 'application/json' })).status).toBe(413);
  expect((await send({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99999999' })).status).toBe(
    413,
  );
});

test('the response to a refused method lists the allowed ones', async () => {
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (path: string, method: string) =>
    cms.fetch(new Request(`http://cms.test${path}`, { method, headers: { cookie } }));
  const put = await send('/wp-admin/upload.php', 'PUT');
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  const posted = await send('/wp-admin/edit.php?post_type=page', 'POST');
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

const publicAsset = (name: string) => browser(cms).get(`/wp-admin/assets/${name}`);

test('the stylesheet is the only public asset', async () => {
  const sheet = await publicAsset('admin.css');
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=UTF-8']);
  for (const name of ['asset.ts', '../admin.ts', '..%2fadmin.ts', '', 'constructor']) {
    expect((await publicAsset(name)).status).not.toBe(200);
  }
});

test('the stylesheet loads no other file', async () => {
  expect(await (await publicAsset('admin.css')).text()).not.toMatch(/url\((?!"data:)|@import/);
});

test('every file of styles is part of the stylesheet', async () => {
  const folder = new URL('styles/', import.meta.url);
  const sheet = await (await browser(cms).get('/wp-admin/assets/admin.css')).text();
  const names = await readdir(folder);
  expect(names).not.toEqual([]);
  for (const name of names) expect(sheet, name).toContain(await readFile(new URL(name, folder), 'utf8'));
});

test('logging out ends the session of this browser', async () => {
  const visitor = await adminVisit(cms, 'editor');
  const { action, data } = formOf(await visitor.page('/wp-admin/'), '/wp-login.php?action=logout');
  const fields = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const gone = await cms.fetch(
    new Request(`http://cms.test${action}`, { method: 'POST', body: fields.toString(), headers }),
  );
  expect(gone.status).toBe(302);
  expect((await cms.fetch(new Request('http://cms.test/wp-admin/', { headers: { cookie } }))).status).toBe(303);
});
