import * as texts from '@headwater/brand/texts.ts';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/installation.ts';

test('a redirect that an administrator adds moves visitors: of a path, of an old host, by a pattern, and to what is gone', async ({
  installation: { siteUrl, cmsUrl },
  administrator,
  visitor,
}) => {
  test.setTimeout(180_000);
  const oldHost = `http://old.localhost:${new URL(siteUrl).port}`;
  const screen = `${cmsUrl}/wp-admin/admin.php?page=redirects`;
  const add = async (from: string, to: string, { status = '301 moved', isPattern = false } = {}) => {
    await administrator.goto(screen);
    await administrator.getByLabel('Old address', { exact: true }).fill(from);
    await administrator.getByLabel('New address').fill(to);
    await administrator.getByLabel('The site answers').selectOption(status);
    if (isPattern) await administrator.getByLabel(/The old address is a pattern/).check();
    await administrator.getByRole('button', { name: 'Add the redirect' }).click();
    await expect(administrator.getByRole('status')).toContainText('The redirect is saved.');
  };
  await add('/old-pump.html', '/pumps/test-pumps/complete/');
  await add(`${oldHost}/home.asp?id=7`, '/history/');
  await add('^/archive/\\d+/(.+)\\.html$', '/$1/', { isPattern: true });
  await add('/withdrawn/', '', { status: '451 withdrawn for legal reasons' });
  await add('/discontinued/', '', { status: '410 gone' });
  for (const width of [390, 1440]) {
    await administrator.setViewportSize({ width, height: 900 });
    expect(await axeFindings(administrator)).toEqual([]);
    expect(await administrator.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }
  const status = async (path: string) => (await fetch(siteUrl + path, { redirect: 'manual' })).status;
  await expect.poll(() => status('/discontinued/')).toBe(410);

  for (const [from, to] of [
    [`${siteUrl}/old-pump.html`, '/pumps/test-pumps/complete/'],
    [`${siteUrl}/Old-Pump.html/?utm_source=mail`, '/pumps/test-pumps/complete/?utm_source=mail'],
    [`${oldHost}/home.asp?id=7`, '/history/'],
    [`${oldHost}/about/`, '/about/'],
    [`${siteUrl}/archive/2019/first-note.html`, '/first-note/'],
  ] as const) {
    expect((await visitor.goto(from))?.status()).toBe(200);
    await expect(visitor).toHaveURL(siteUrl + to);
  }
  for (const [path, code, text] of [
    ['/discontinued/', 410, texts.gone],
    ['/withdrawn/', 451, texts.goneForLegalReasons],
  ] as const) {
    expect((await visitor.goto(siteUrl + path))?.status()).toBe(code);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(texts.goneTitle);
    await expect(visitor.getByRole('main')).toContainText(text);
  }

  await administrator.getByRole('button', { name: 'Remove the redirect from /old-pump.html' }).click();
  await expect(administrator.getByRole('status')).toContainText('The redirect is removed.');
  await expect.poll(() => status('/old-pump.html')).toBe(404);
});
