import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { startSite } from '@headwater/tools/running-program.ts';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { company } from '../support/companies.ts';
import { copyAsEarlierBuild } from '../support/restarts/earlier-build.ts';
import { killRound, publishedPaths, randomMoment } from '../support/restarts/kill-round.ts';
import { expect, test } from '../support/test.ts';

test('a site killed at any moment and started without its CMS serves every page it had', async () => {
  test.setTimeout(240_000);
  const paths = await publishedPaths(company.cmsUrl);
  for (let kill = 0; kill < 2; kill += 1) {
    const round = await killRound(company.cmsUrl, paths, randomMoment(), company.folder);
    expect(round).toMatchObject({ lost: [], changed: [], isReady: true });
    expect(round.due).toBeGreaterThan(0);
  }
});

/** Whether a site has stored the page of this path in its snapshot. */
async function isStored(dataFolder: string, path: string): Promise<boolean> {
  const folder = join(dataFolder, 'site', 'pages');
  const records = (await readdir(folder)).filter((name) => name.endsWith('.record'));
  const texts = await Promise.all(records.map((name) => readFile(join(folder, name), 'latin1')));
  return texts.some((text) => text.includes(`\n{"key":"${path}",`));
}

test('after a deploy during an outage, complete pages of the previous build are served until the CMS is back', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(company.folder, 'deploy-'));
  const earlier = await copyAsEarlierBuild(folder);
  const cmsProxy = await startCmsProxy(company.cmsUrl);
  const dataFolder = join(folder, 'data');
  const variables = { DATA_DIR: dataFolder, PORT: String(await freePort()) };
  const before = await startSite(cmsProxy.url, dataFolder, 'ready', variables, earlier.siteFolder);
  const page = await (await fetch(before.url)).text();
  const styles = earlier.styles.filter((path) => page.includes(path));
  expect(styles.length).toBeGreaterThan(0);
  await expect.poll(() => isStored(dataFolder, '/')).toBe(true);
  await before.kill();
  await cmsProxy.close();

  const after = await startSite(cmsProxy.url, dataFolder, 'live', variables);
  try {
    const tab = await browser.newPage();
    const faults: string[] = [];
    tab.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const statuses = new Map<string, number>();
    tab.on('response', (response) => {
      statuses.set(new URL(response.url()).pathname, response.status());
      if (/\/_assets\//.test(response.url()) && !response.ok()) faults.push(`${response.status()} ${response.url()}`);
    });
    expect(await (await fetch(after.url)).text()).toBe(page);
    expect((await tab.goto(after.url))?.status()).toBe(200);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(styles.map((path) => statuses.get(path))).toEqual(styles.map(() => 200));
    expect(faults.filter((fault) => !/\/(?:image|media)|503/.test(fault))).toEqual([]);
    await tab.close();

    await cmsProxy.open();
    await expect
      .poll(async () => (await (await fetch(after.url)).text()).includes('.earlier.css'), { timeout: 20_000 })
      .toBe(false);
    expect((await fetch(after.url + styles[0])).status, 'tabs that are still open may request it').toBe(200);
  } finally {
    await after.kill();
    await cmsProxy.close();
  }
});
