import { join } from 'node:path';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { tablesOf } from '@headwater/cms/database/tables.ts';
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
const SEARCH = `{
  contentNodes(first: 9, where: { search: "water", contentTypes: [PAGE, POST, PROJECT] }) { nodes { id uri } }
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
    sample['product page, first'] = { value: median(await timesOf(products)), unit: 'ms' };
    sample['sub-category, first'] = { value: Math.min(...(await timesOf(groups))), unit: 'ms' };
    await take('search of the CMS for water', () => queryCms(cms.url, SEARCH));
    sample['memory of the CMS'] = { value: await residentMemory(cms.url), unit: 'MB' };
    sample['memory of the site'] = { value: await residentMemory(site.url), unit: 'MB' };
  } finally {
    await site.stop();
    await cms.stop();
  }
  return sample;
}

function urlsOf(siteUrl: string, folder: string, slugs: readonly string[]): string[] {
  const database = openDatabase(join(folder, 'cms', 'content.sqlite'));
  try {
    const { content } = tablesOf(database);
    return slugs.map((slug) => siteUrl + (content.bySlug('page', slug)?.path ?? `/no-page-${slug}/`));
  } finally {
    database.close();
  }
}

async function timesOf(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const read = async (url: string) => {
    const response = await fetch(url);
    if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`);
    await response.text();
  };
  for (const url of urls) times.push((await timed(() => read(url))).ms);
  return times;
}
