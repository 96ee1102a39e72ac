import { startSite } from '@headwater/tools/running-program.ts';
import { expect, type Page, test as shared } from '@playwright/test';
import { company } from '../support/companies.ts';
import { loginOf, previewUrl, signedIn, writeDraft } from '../support/editor.ts';
import { test as base } from '../support/test.ts';
import { newVisitor } from '../support/visitor.ts';

/** `test` with its own site on which editors sign in with a password. */
const test = base.extend({
  baseURL: [
    async ({ company }, use) => {
      const site = await startSite(company.cmsUrl, company.folder, 'ready', { AUTH_STRATEGY: 'local' });
      await use(site.url);
      await site.stop();
    },
    { scope: 'test', timeout: 120_000 },
  ],
});

const words = { type: 'page', title: 'A pump to come', content: '<p>Not announced yet.</p>' } as const;

test('signing in with a password on the site leads to the requested preview', async ({ page, baseURL }) => {
  const id = await writeDraft(await signedIn(), words);
  const { username, password } = await loginOf('editor');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).origin));
  await page.goto(`${baseURL}/?p=${id}&preview=true&previewPathname=%2F%3Fp%3D${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await page.getByLabel('Username or email address').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pump to come');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Visitors do not see it');
  expect(page.url()).toBe(`${baseURL}/preview?p=${id}&preview=true&previewPathname=%2F%3Fp%3D${id}`);
  expect([...new Set(requested)], 'the browser talked to the site alone').toEqual([baseURL]);
});

async function logInWithWrongPassword(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username or email address').fill(username);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

test('the message about a wrong password reveals nothing about the account', async ({ page }) => {
  const { username } = await loginOf('editor');
  for (const account of [username, 'no-such-account']) {
    await logInWithWrongPassword(page, account);
    await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
  }
});

test('only the username stays filled in after a wrong password', async ({ page }) => {
  const username = '<img src=x onerror=alert(1)>';
  await logInWithWrongPassword(page, username);
  await expect(page.locator('form img, [onerror]')).toHaveCount(0);
  await expect(page.getByLabel('Username or email address')).toHaveValue(username);
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test('known and unknown names get the same error message', async ({ baseURL }) => {
  const { username } = await loginOf('administrator');
  const refusals = await Promise.all(
    [username, 'nobody-of-this-name'].map(async (account) => {
      const response = await newVisitor().post(`${baseURL}/login`, { account, password: 'wrong' });
      const text = await response.text();
      return [response.status, /role="alert">(.*?)<\/form>/s.exec(text)?.[1]?.replaceAll(account, '…').slice(0, 200)];
    }),
  );
  expect(refusals[0]).toEqual(refusals[1]);
  expect(refusals[0]?.[0]).toBe(401);
});

test('after five wrong passwords for one account, the sixth attempt has to wait, even with the right one', async ({
  baseURL,
}) => {
  const { username, password } = await loginOf('subscriber');
  const visitor = newVisitor();
  const statuses: number[] = [];
  for (const word of ['1', '2', '3', '4', '5', password]) {
    statuses.push((await visitor.post(`${baseURL}/login`, { account: username, password: word })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(visitor.cookies.has('faust-rt')).toBe(false);
});

const foreign: [string, Record<string, string>][] = [
  ['without an origin', { origin: '' }],
  ['from another site', { origin: 'https://evil.example' }],
  ['from nowhere', { origin: 'null' }],
  ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
];

test('a sign-in form sent by another site is rejected', async ({ baseURL }) => {
  const { username, password } = await loginOf('editor');
  for (const [how, headers] of foreign) {
    const visitor = newVisitor();
    const response = await visitor.post(`${baseURL}/login`, { account: username, password }, headers);
    expect([how, response.status, visitor.cookies.size]).toEqual([how, 403, 0]);
  }
});

test('an incomplete form is shown again', async ({ baseURL }) => {
  const visitor = newVisitor();
  const { username } = await loginOf('editor');
  for (const typed of [{}, { account: username }]) {
    const response = await visitor.post(`${baseURL}/login`, typed);
    expect([response.status, (await response.text()).includes('name="password"')]).toEqual([401, true]);
  }
});

test('a login that redirects to another site is rejected', async ({ baseURL }) => {
  const visitor = newVisitor();
  const { username, password } = await loginOf('editor');
  const away = `${baseURL}/login?redirect_uri=https%3A%2F%2Fevil.example`;
  const response = await visitor.post(away, { account: username, password });
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  expect(visitor.cookies.size).toBe(0);
});

test('the sign-in page sends no referrer and is not indexed', async ({ baseURL }) => {
  const { status, headers } = await newVisitor().get(`${baseURL}/login`);
  expect(status).toBe(200);
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

shared(
  'an editor signs in at the CMS and comes back to the same preview without the code in any history',
  async ({ page }) => {
    const id = await writeDraft(await signedIn(), words);
    const { username, password } = await loginOf('editor');
    const started = Date.now();
    await page.goto(`${company.siteUrl}/?p=${id}&preview=true&previewPathname=%2F%3Fp%3D${id}`);
    expect(Date.now() - started, 'the pause before the login').toBeGreaterThanOrEqual(200);
    expect(page.url().startsWith(`${company.cmsUrl}/wp-login.php`)).toBe(true);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await page.getByLabel(/username/i).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: /log in/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pump to come');
    expect(page.url()).toBe(previewUrl(id));
    expect(visited.filter((visitedUrl) => /[?&](?:code|state)=/.test(visitedUrl))).toEqual([]);
    await page.getByRole('link', { name: 'Exit preview' }).click();
    await expect(page).toHaveURL(`${company.siteUrl}/`);
  },
);

shared('a password sent to a site whose editors sign in at the CMS is not looked at', async () => {
  const { username, password } = await loginOf('editor');
  const visitor = newVisitor();
  const response = await visitor.post(`${company.siteUrl}/login`, { account: username, password });
  expect(response.status).toBe(405);
  expect(visitor.cookies.size).toBe(0);
});
