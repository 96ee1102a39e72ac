import { join } from 'node:path';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { tablesOf } from '@headwater/cms/database/tables.ts';
import { say } from '@headwater/tools/say.ts';
import type { Figure } from '../figures.ts';
import { mixedRequests } from '../mixed-requests.ts';
import { openFiles, residentMemory } from '../processes.ts';
import { requestAll } from '../request-all.ts';
import { seedCatalogue } from '../seeded-catalogue.ts';
import { onStage } from '../stage.ts';

/** After ten requests of the mixture comes a page that nobody has opened before. */
const MIXED_BETWEEN = 10;
/** Each half has several of them, and the machine must have the memory of the largest. */
const SAMPLES = 20;

/** Of a seeded product. */
const SEEDED = /^mp-\d{6}$/;

interface Sample {
  memory: number;
  files: number;
}

async function takeSample(url: string): Promise<Sample> {
  return { memory: await residentMemory(url), files: await openFiles(url) };
}

/** What a program held at most, and how much more in the second half than in the first. */
function figuresOf(name: string, samples: readonly Sample[]): Figure[] {
  const most = (what: keyof Sample, part: readonly Sample[]) => Math.max(...part.map((sample) => sample[what]));
  const half = samples.length / 2;
  const [first, second] = [samples.slice(0, half), samples.slice(half)];
  return [
    { name: `${name}: memory, at most`, value: most('memory', samples), unit: 'MB' },
    { name: `${name}: memory of the second half`, value: most('memory', second) / most('memory', first), unit: '×' },
    { name: `${name}: open files, at most`, value: most('files', samples), unit: '' },
    {
      name: `${name}: open files more in the second half`,
      value: most('files', second) - most('files', first),
      unit: '',
    },
  ];
}

/** Paths of seeded products. @param folder of the CMS */
function productPaths(folder: string): string[] {
  const database = openDatabase(join(folder, 'cms', 'content.sqlite'));
  try {
    const { content } = tablesOf(database);
    const pages = content.ids({ types: ['page'], statuses: ['publish'] }).flatMap((id) => content.byId(id) ?? []);
    return pages.flatMap(({ slug, path }) => (SEEDED.test(slug) && path ? [path] : []));
  } finally {
    database.close();
  }
}

/**
 * Whether memory and open files stay level while pages that nobody has opened before come between ordinary requests.
 * @param requests of the mixture; a tenth of that many new pages are opened between them
 */
export function measureSoak(requests: number): Promise<Figure[]> {
  const pages = Math.ceil(requests / MIXED_BETWEEN);
  const prepare = (folder: string) => seedCatalogue(folder, pages);
  return onStage(async ({ site, cms, folder }) => {
    const mixed = await mixedRequests(site.url, cms.url);
    const products = productPaths(folder);
    const pathOf = (index: number) => {
      const turn = Math.floor(index / (MIXED_BETWEEN + 1));
      return index % (MIXED_BETWEEN + 1) === MIXED_BETWEEN ? (products[turn] ?? '/') : mixed(index - turn);
    };
    const perSample = Math.ceil((requests + pages) / SAMPLES);
    const samples: { site: Sample; cms: Sample }[] = [];
    for (let number = 0; number < SAMPLES; number += 1) {
      await requestAll(
        site.url,
        Array.from({ length: perSample }, (_, index) => pathOf(number * perSample + index)),
      );
      const sample = { site: await takeSample(site.url), cms: await takeSample(cms.url) };
      samples.push(sample);
      const texts = [sample.site, sample.cms].map(
        ({ memory, files }) => `${memory.toFixed(0)} MB, ${files} open files`,
      );
      say(`${number + 1} of ${SAMPLES}: the site ${texts[0]}; the CMS ${texts[1]}`);
    }
    return [
      ...figuresOf(
        'the site',
        samples.map((sample) => sample.site),
      ),
      ...figuresOf(
        'the CMS',
        samples.map((sample) => sample.cms),
      ),
    ];
  }, prepare);
}
