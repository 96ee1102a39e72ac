import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureSeeded } from '@headwater/cms/catalogue/ensure-seeded.ts';
import { loadCatalogue } from '@headwater/cms/catalogue/load-catalogue.ts';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import type { Tables } from '@headwater/cms/database/tables.ts';
import { tablesOf } from '@headwater/cms/database/tables.ts';
import { globalId } from '@headwater/cms/schema/global-id.ts';
import { tellSite } from '@headwater/e2e/support/webhook.ts';
import { firstCatalogue } from '@headwater/tools/project.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { seedProducts } from '@headwater/tools/seed/many-products.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { processOn } from '../cpu-time.ts';
import { type Figure, median } from '../figures.ts';
import { inFolder } from '../stage.ts';

const ROUNDS = 5;
/** Products that are visited in each round. */
const PAGES = 9;
const searches = ['water', 'MP-000042', 'seal kit', 'in', 'no such words'];
type Sample = Record<string, { value: number; unit: 'ms' | 'MB' }>;

/** What a catalogue of 500 times the size costs: the same measurements at both sizes, in turns. */
export function measureGrowth(sizes: readonly [number, number]): Promise<Figure[]> {
  return inFolder(async (folder) => {
    await buildSiteIfChanged(say);
    for (const size of sizes) await fill(join(folder, String(size)), size);
    const samples = new Map(sizes.map((size): [number, Sample[]] => [size, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const size of sizes) {
        const sample = await measure(join(folder, String(size)));
        // In the first round the CMS copies its media library.
        if (round > 0) samples.get(size)?.push(sample);
      }
    }
    const [small, large] = sizes.map((size) => samples.get(size) ?? []);
    return Object.entries(small?.[0] ?? {}).flatMap(([name, { unit }]): Figure[] => {
      const [before, after] = [small, large].map((all) =>
        median((all ?? []).map((each) => each[name]?.value ?? Number.NaN)),
      );
      return [
        { name: `${name}, ${sizes[0]} products`, value: before ?? Number.NaN, unit },
        { name: `${name}, ${sizes[1]} products`, value: after ?? Number.NaN, unit },
        { name: `${name}: growth`, value: (after ?? Number.NaN) / (before ?? Number.NaN), unit: '×' },
      ];
    });
  });
}

async function fill(folder: string, products: number): Promise<void> {
  await mkdir(join(folder, 'cms'), { recursive: true });
  const database = openDatabase(join(folder, 'cms', 'content.sqlite'));
  await ensureSeeded(database, await loadCatalogue(firstCatalogue()), null);
  seedProducts(database, products);
  database.close();
}

async function measure(folder: string): Promise<Sample> {
  const sample: Sample = {};
  const timed = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const started = performance.now();
    const value = await work();
    sample[name] = { value: performance.now() - started, unit: 'ms' };
    return value;
  };
  const cms = await timed('start of the CMS', () => startCms(folder));
  const site = await timed('start of the site', () => startSite(cms.url, folder));
  try {
    const products = Array.from({ length: PAGES }, (_, index) => site.url + pathOf(folder, `mp-0000${51 + index}`));
    const groups = ['many-products-1', 'many-products-51'].map((slug) => site.url + pathOf(folder, slug));
    for (const turn of ['first', 'cached']) {
      sample[`product page, ${turn}`] = { value: median(await timeEach(products)), unit: 'ms' };
      sample[`sub-category, ${turn}`] = { value: Math.min(...(await timeEach(groups))), unit: 'ms' };
    }
    for (const words of searches) {
      await timed(`search of the CMS for ${words}`, () => search(cms.url, words));
    }
    await timed('search page', () => read(`${site.url}/search/?q=water`));
    await timed('sitemap index', () => read(`${site.url}/sitemap.xml`));
    await timed('change to fresh page', () => changeAndWait(folder, site.url, products[1] ?? ''));
    sample['memory of the CMS'] = { value: await memory(cms.url), unit: 'MB' };
    sample['memory of the site'] = { value: await memory(site.url), unit: 'MB' };
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

function pathOf(folder: string, slug: string): string {
  return withContent(folder, (content) => content.bySlug('page', slug)?.path ?? slug);
}

async function timeEach(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    await read(url);
    times.push(performance.now() - started);
  }
  return times;
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}

async function search(cmsUrl: string, words: string): Promise<void> {
  const query = `query Search($words: String!) {
    contentNodes(first: 9, where: { search: $words, contentTypes: [PAGE, POST, PROJECT] }) { nodes { id uri } }
  }`;
  const answer = await fetch(`${cmsUrl}/index.php?graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { words } }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(`The CMS did not search: ${JSON.stringify(errors)}`);
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

/** Resident memory of the process that listens at a URL. */
async function memory(url: string): Promise<number> {
  const status = await readFile(`/proc/${await processOn(Number(new URL(url).port))}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
