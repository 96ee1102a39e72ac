import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { type Tables, tablesOf } from '@headwater/cms/database/tables.ts';
import { globalId } from '@headwater/cms/schema/global-id.ts';
import { sitemapLocations } from '@headwater/e2e/support/sitemap.ts';
import { tellSite } from '@headwater/e2e/support/webhook.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { type Figure, median } from '../figures.ts';
import { residentMemory } from '../processes.ts';
import { queryCms } from '../query-cms.ts';
import { seedCatalogue } from '../seeded-catalogue.ts';
import { timed } from '../timed.ts';

const ROUNDS = 5;
/** Products that are visited in each round: after a start, the first few pages take as long as the engine compiles. */
const PAGES = 45;
const searches = ['water', 'MP-000042', 'seal kit', 'in', 'no such words'];
const SEARCH = `query Search($words: String!) {
  contentNodes(first: 9, where: { search: $words, contentTypes: [PAGE, POST, PROJECT] }) { nodes { id uri } }
}`;
type Sample = Record<string, { value: number; unit: 'ms' | 'MB' }>;

/** What a catalogue of 500 times the size costs: the same measurements at both sizes, in turns. */
export async function measureGrowth(sizes: readonly [number, number]): Promise<Figure[]> {
  const folder = await temporaryFolder('bench');
  await buildSiteIfChanged(say);
  const catalogues = sizes.map((size) => ({ size, folder: join(folder, String(size)), samples: [] as Sample[] }));
  for (const catalogue of catalogues) await seedCatalogue(catalogue.folder, catalogue.size);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const catalogue of catalogues) {
      const sample = await measure(catalogue.folder);
      // In the first round the CMS copies its media library.
      if (round > 0) catalogue.samples.push(sample);
    }
  }
  return Object.entries(catalogues[0]?.samples[0] ?? {}).flatMap(([name, { unit }]): Figure[] => {
    const medians = catalogues.map(({ samples }) => median(samples.map((each) => each[name]?.value ?? Number.NaN)));
    const [small = Number.NaN, large = Number.NaN] = medians;
    return [
      ...catalogues.map(({ size }, index): Figure => {
        return { name: `${name}, ${size} products`, value: medians[index] ?? Number.NaN, unit };
      }),
      { name: `${name}: growth`, value: large / small, unit: '×' },
    ];
  });
}

async function measure(folder: string): Promise<Sample> {
  const sample: Sample = {};
  const take = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const { value, ms } = await timed(work);
    sample[name] = { value: ms, unit: 'ms' };
    return value;
  };
  const cms = await take('start of the CMS', () => startCms(folder));
  const site = await take('start of the site', () => startSite(cms.url, folder));
  try {
    const products = urlsOf(
      site.url,
      folder,
      Array.from({ length: PAGES }, (_, index) => `mp-0000${51 + index}`),
    );
    const groups = urlsOf(site.url, folder, ['many-products-1', 'many-products-51']);
    for (const turn of ['first', 'cached']) {
      sample[`product page, ${turn}`] = { value: median(await timesOf(products)), unit: 'ms' };
      sample[`sub-category, ${turn}`] = { value: Math.min(...(await timesOf(groups))), unit: 'ms' };
    }
    for (const words of searches) {
      await take(`search of the CMS for ${words}`, () => queryCms(cms.url, SEARCH, { words }));
    }
    await take('search page', () => read(`${site.url}/search/?q=water`));
    await take('sitemap index', () => sitemapLocations(`${site.url}/sitemap.xml`));
    await take('change to fresh page', () => changeAndWait(folder, site.url, products[1] ?? ''));
    sample['memory of the CMS'] = { value: await residentMemory(cms.url), unit: 'MB' };
    sample['memory of the site'] = { value: await residentMemory(site.url), unit: 'MB' };
  } finally {
    await site.stop();
    await cms.stop();
  }
  return sample;
}

function withContent<Value>(folder: string, work: (content: Tables['content']) => Value): Value {
  const database = openDatabase(join(folder, 'cms', 'content.sqlite'));
  try {
    return work(tablesOf(database).content);
  } finally {
    database.close();
  }
}

function urlsOf(siteUrl: string, folder: string, slugs: readonly string[]): string[] {
  return withContent(folder, (content) =>
    slugs.map((slug) => siteUrl + (content.bySlug('page', slug)?.path ?? `/no-page-${slug}/`)),
  );
}

async function timesOf(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) times.push((await timed(() => read(url))).ms);
  return times;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`);
  return response.text();
}

/** Renames a product as an editor does, notifies the site, and reads its page until it shows the new name. */
async function changeAndWait(folder: string, siteUrl: string, url: string): Promise<void> {
  const title = `Renamed at ${Date.now()}`;
  const id = withContent(folder, (content) => {
    const record = content.bySlug('page', 'mp-000052');
    if (!record) throw new Error('The seeded product is gone.');
    content.update(record.id, { ...record, title });
    return record.id;
  });
  await tellSite(siteUrl, [globalId('post', id)]);
  while (!(await read(url)).includes(title)) await pause(5);
}
