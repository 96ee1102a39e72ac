import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { company } from '../support/companies.ts';
import { previewUrl, type Role, signedIn, writeDraft } from '../support/editor.ts';
import { eachPageKind, pageKinds } from '../support/page-kinds.ts';
import { test as silent } from '../support/test.ts';

/** Gives a browser the session of a signed-in user. */
async function enter(context: BrowserContext, role: Role = 'editor'): Promise<void> {
  const visitor = await signedIn(role);
  const { hostname: domain } = new URL(company.siteUrl);
  await context.addCookies(
    ['faust-rt', 'faust-auth'].map((name) => ({ name, value: visitor.cookies.get(name) ?? '', domain, path: '/' })),
  );
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Toolbar' });
const account = (page: Page) => page.locator('#wp-admin-bar-my-account > button.ab-item');

for (const [kind, path] of eachPageKind) {
  silent(`a visitor's ${kind} makes no request to /api/faust/* and downloads no toolbar code`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requested.filter((linkUrl) => linkUrl.startsWith('/api/faust') || /toolbar/.test(linkUrl))).toEqual([]);
    await expect(page.locator('#wpadminbar')).toHaveCount(0);
  });
}

test('an editor gets WordPress’s toolbar on public pages, with links for the page', async ({ page, context }) => {
  await enter(context);
  await page.goto(company.siteUrl + pageKinds['product page']);
  await expect(page.locator('body')).toHaveClass(/admin-bar/);
  await expect(bar(page).getByRole('link', { name: 'Test Pump Company' })).toHaveAttribute(
    'href',
    `${company.cmsUrl}/wp-admin`,
  );
  const edit = page.locator('#wp-admin-bar-edit a.ab-item');
  await expect(edit).toHaveText('Edit Page');
  await expect(edit).toHaveAttribute('href', /\/wp-admin\/post\.php\?post=\d+&action=edit$/);
  await expect(page.locator('#wp-admin-bar-graphiql a.ab-item')).toHaveAttribute(
    'href',
    `${company.cmsUrl}/wp-admin/admin.php?page=graphiql-ide`,
  );
  await expect(page.locator('ul#wp-admin-bar-root-default.ab-top-menu > li.menupop')).toHaveCount(3);
  await expect(page.locator('ul#wp-admin-bar-top-secondary.ab-top-secondary.ab-top-menu > li.with-avatar')).toHaveCount(
    1,
  );
  await expect(account(page)).toHaveText(/^Howdy, Editor/);
});

for (const [kind, name] of [
  ['post', 'Edit Post'],
  ['project', 'Edit Project'],
  ['representative', 'Edit Representative'],
] as const) {
  test(`the toolbar of a ${kind} links to its edit screen`, async ({ page, context }) => {
    await enter(context);
    await page.goto(company.siteUrl + pageKinds[kind]);
    await expect(page.locator('#wp-admin-bar-edit')).toHaveText(name);
  });
}

for (const kind of ['front page', 'blog listing', 'category archive', 'project listing'] as const) {
  test(`the toolbar of the ${kind} has no edit link`, async ({ page, context }) => {
    await enter(context);
    await page.goto(company.siteUrl + pageKinds[kind]);
    await expect(account(page)).toBeVisible();
    await expect(page.locator('#wp-admin-bar-edit')).toHaveCount(0);
  });
}

test('the toolbar of a preview links to the content, not its revision', async ({ page, context }) => {
  const id = await writeDraft(await signedIn(), { type: 'project', title: 'New sluice', content: '' });
  await enter(context);
  await page.goto(previewUrl(id));
  const linkUrl = `${company.cmsUrl}/wp-admin/post.php?post=${id}&action=edit`;
  await expect(page.locator('#wp-admin-bar-edit a')).toHaveAttribute('href', linkUrl);
});

test('the toolbar of a preview moves nothing when it appears', async ({ page, context }) => {
  const id = await writeDraft(await signedIn(), { type: 'page', title: 'Draft', content: '' });
  await enter(context);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/faust/toolbar', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(previewUrl(id));
  const exit = page.getByRole('link', { name: 'Exit preview' });
  const before = await exit.boundingBox();
  release.resolve();
  await expect(account(page)).toBeVisible();
  expect(await exit.boundingBox()).toEqual(before);
});

for (const [what, url] of [
  ['settings', '**/api/faust/toolbar'],
  ['script', '**/_assets/mount-toolbar.client.*.js'],
] as const) {
  test(`a preview reserves no space for a toolbar whose ${what} cannot be loaded`, async ({ page, context }) => {
    const id = await writeDraft(await signedIn(), { type: 'page', title: 'Draft', content: '' });
    await enter(context);
    await page.route(url, (route) => route.abort());
    await page.goto(previewUrl(id));
    await expect.poll(async () => (await page.getByLabel('Preview').boundingBox())?.y).toBe(0);
  });
}

test('the account menu opens on hover and on Enter until Escape closes it', async ({ page, context }) => {
  await enter(context);
  await page.goto(`${company.siteUrl}/about/`);
  const node = page.locator('#wp-admin-bar-my-account');
  const profile = page.getByRole('link', { name: 'Edit Profile' });
  await account(page).hover();
  await expect(node).toHaveClass(/hover/);
  await expect(profile).toHaveAttribute('href', `${company.cmsUrl}/wp-admin/profile.php`);
  await page.mouse.move(0, 600);
  await expect(profile).toBeHidden();

  await account(page).focus();
  await page.keyboard.press('Enter');
  await expect(profile).toBeVisible();
  await expect(account(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(profile).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#wp-admin-bar-logout .ab-item')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(account(page)).toBeFocused();
});

test('the toolbar fits on a phone', async ({ page, context }) => {
  await enter(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(company.siteUrl + pageKinds['product page']);
  await expect(account(page)).toBeVisible();
  await account(page).click();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeInViewport();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('signing out in one tab removes the toolbar in the other', async ({ context }) => {
  await enter(context);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(`${company.siteUrl}/about/`);
  await other.goto(`${company.siteUrl}/careers/`);
  await expect(account(one)).toBeVisible();
  await expect(account(other)).toBeVisible();
  await account(one).focus();
  await one.keyboard.press('Enter');
  await one.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(bar(one)).toHaveCount(0);
  await expect(bar(other)).toHaveCount(0);
  await expect(other.locator('body')).not.toHaveClass(/admin-bar/);
  const names = (await context.cookies(company.siteUrl)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('faust'))).toEqual([]);
});

test('signing out on a preview redirects to the front page, not to the sign-in', async ({ page, context }) => {
  const id = await writeDraft(await signedIn(), { type: 'page', title: 'Draft', content: '' });
  await enter(context);
  await page.goto(previewUrl(id));
  await account(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(`${company.siteUrl}/`);
  await expect(bar(page)).toHaveCount(0);
});

test('a failed sign-out shows a message and can be retried', async ({ page, context }) => {
  await enter(context);
  await page.goto(`${company.siteUrl}/about/`);
  await page.route('**/api/faust/auth/logout', (route) => route.fulfill({ status: 500 }));
  await account(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(bar(page).getByRole('alert')).toContainText('still signed in');
  await page.unroute('**/api/faust/auth/logout');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a session that ended elsewhere costs one request for its toolbar', async ({ page, context }) => {
  const visitor = await signedIn();
  const { hostname: domain } = new URL(company.siteUrl);
  await context.addCookies(
    ['faust-rt', 'faust-auth'].map((name) => ({ name, value: visitor.cookies.get(name) ?? '', domain, path: '/' })),
  );
  await visitor.post(`${company.siteUrl}/api/faust/auth/logout`);
  const refused = page.waitForResponse('**/api/faust/auth/token');
  await page.goto(`${company.siteUrl}/about/`);
  expect((await refused).status()).toBe(401);
  await expect(bar(page)).toHaveCount(0);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${company.siteUrl}/careers/`, { waitUntil: 'networkidle' });
  expect(requested.filter((path) => path.startsWith('/api/faust'))).toEqual([]);
});

test('the toolbar is hidden only while its editor has turned it off', async ({ page, context }) => {
  await enter(context);
  await page.route('**/api/faust/toolbar', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isShown: false } });
  });
  const responded = page.waitForResponse('**/api/faust/toolbar');
  await page.goto(`${company.siteUrl}/about/`);
  await responded;
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  await page.unroute('**/api/faust/toolbar');
  await page.goto(`${company.siteUrl}/about/`);
  await expect(account(page)).toBeVisible();
});

test('a preview link shows the draft without a toolbar until it is withdrawn', async ({ page, context, browser }) => {
  const id = await writeDraft(await signedIn(), {
    type: 'post',
    title: 'For the agency',
    content: '<p>Please check.</p>',
  });
  await enter(context);
  await page.goto(previewUrl(id));
  await page.getByText('Share this draft').click();
  await page.getByLabel('A link that is good for').selectOption('24');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByLabel(/^Preview link until/);
  const linkUrl = await link.inputValue();

  const elsewhere = await browser.newContext();
  const holder = await elsewhere.newPage();
  await holder.goto(linkUrl);
  await expect(holder.getByRole('heading', { level: 1 })).toHaveText('For the agency');
  await expect(holder.getByRole('complementary', { name: 'Preview' })).toContainText('Editor shares this draft');
  await expect(holder.locator('#wpadminbar')).toHaveCount(0);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(link).toHaveCount(0);
  await holder.reload();
  await expect(holder.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  await elsewhere.close();
});
