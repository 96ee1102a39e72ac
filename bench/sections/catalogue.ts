import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { synonyms } from '@headwater/brand/synonyms.ts';
import { percentile } from '@headwater/e2e/support/cluster/statistics.ts';
import { synonymFinder } from '@headwater/site/src/catalogue/index/queries/fts-query.ts';
import { createSearch } from '@headwater/site/src/catalogue/index/queries/search.ts';
import { hostileTerms } from '@headwater/site/src/catalogue/testing/hostile-terms.ts';
import { operatorHeaders, startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import type { Figure } from '../figures.ts';
import { residentMemory } from '../processes.ts';
import { seedCatalogue } from '../seeded-catalogue.ts';
import { cpuOf, timed } from '../timed.ts';

const PARTS_PER_PRODUCT = 10;
const SUGGESTIONS = 400;
const SECONDS = 10;
const HOSTILE = 10_000;
const PRODUCTS = 5_000;
const words = (
  'pump, impeller, wear ring, mechanical seal, grinder pump, submersible, stainless steel, bearing, impeler, ' +
  'norrland, sewage, hex bolt, casing, booster, suction cover, motor housing'
).split(', ');

/** As visitors type: words, beginnings, numbers in many spellings, duties, figures, mistakes; each once, so that none is remembered. */
function typedTerms(count: number): string[] {
  const random = seededRandom(38);
  const below = (limit: number) => Math.floor(random() * limit);
  const word = () => words[below(words.length)] ?? '';
  const anyCase = (text: string) => [...text].map((sign) => (below(2) ? sign.toUpperCase() : sign)).join('');
  const number = () => `mp-${String(1 + below(PRODUCTS)).padStart(6, '0')}`;
  const kinds = [
    word,
    () => word().slice(0, 2 + below(6)),
    () => `${word()} ${word().slice(0, 2 + below(4))}`,
    number,
    () => number().slice(0, 4 + below(5)),
    () => `${number().replace('-', below(2) ? ' ' : '')}${['im', '-wr', ' sl', '-bu'][below(4)]}`,
    () => number().replaceAll('0', 'o'),
    () => `${10 + below(900)} gpm at ${10 + below(200)} ft${below(4) ? '' : ' stainless'}`,
    () => `${1 + below(60)}${['hp', '"', ' in', ' rpm'][below(4)]}`,
  ];
  const typed = new Set<string>();
  while (typed.size < count) typed.add(anyCase(kinds[below(kinds.length)]?.() ?? ''));
  return [...typed];
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);

/** A visitor of one's own for each request, so that no limit of one visitor counts. */
function visitor(index: number): RequestInit {
  return { headers: { 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` } };
}

async function read(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${text}`);
  return text;
}

interface IndexState {
  isAvailable: boolean;
  parts: number;
  bytes: number;
}

async function indexState(siteUrl: string): Promise<IndexState> {
  const response = await fetch(`${siteUrl}/healthz`, { headers: operatorHeaders });
  return ((await response.json()) as { catalogue: IndexState }).catalogue;
}

/** Times of a cached page, a request every 20 ms. */
async function pageTimes(siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(20))
    times.push((await timed(() => read(`${siteUrl}/`))).ms);
  return times;
}

/** The most CPU time that one query costs the thread that has the index, in milliseconds: here, this one. */
function mostCpu(folder: string, terms: readonly string[]): number {
  const [name = ''] = readdirSync(folder).filter((file) => /^catalogue-\d+\.sqlite$/.test(file));
  const database = new DatabaseSync(join(folder, name), { readOnly: true });
  const search = createSearch(database, { synonymsOf: synonymFinder(synonyms) });
  const times = terms.map((term) => cpuOf(() => search(term, { most: 4, guessesDigits: true })));
  database.close();
  return Math.max(...times);
}

/** Memory of the site after visits of a page and, where there is an index, after suggestions. */
async function memoryWith(
  cmsUrl: string,
  folder: string,
  hasIndex: boolean,
  terms: readonly string[],
): Promise<number> {
  const site = await startSite(cmsUrl, folder, 'ready', { DATA_DIR: folder, TRUSTED_PROXIES: '1' });
  try {
    while (hasIndex && !(await indexState(site.url)).isAvailable) await pause(50);
    for (const [index, term] of terms.entries()) {
      await read(`${site.url}/`);
      if (hasIndex) await read(`${site.url}/api/suggest?q=${encodeURIComponent(term)}`, visitor(index));
    }
    return await residentMemory(site.url);
  } finally {
    await site.stop();
  }
}

/** Suggestions, the index and what it costs pages, with 5,000 products of ten parts each. */
export async function measureCatalogue(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench');
  await buildSiteIfChanged(say);
  await seedCatalogue(folder, PRODUCTS, PRODUCTS * PARTS_PER_PRODUCT);
  const cms = await startCms(folder);
  const data = join(folder, 'site-data');
  const site = await startSite(cms.url, folder, 'ready', { DATA_DIR: data, TRUSTED_PROXIES: '1' });
  const terms = typedTerms(3 * SUGGESTIONS);
  try {
    const build = await timed(async () => {
      while (!(await indexState(site.url)).isAvailable) await pause(50);
    });
    const { parts, bytes } = await indexState(site.url);
    if (parts < PRODUCTS * PARTS_PER_PRODUCT) throw new Error(`The index has only ${parts} parts.`);
    const built = await residentMemory(site.url);
    const suggest = (index: number) =>
      timed(() => read(`${site.url}/api/suggest?q=${encodeURIComponent(terms[index] ?? 'pump')}`, visitor(index)));
    const times: number[] = [];
    for (let index = 0; index < SUGGESTIONS; index += 1) times.push((await suggest(index)).ms);
    const idle = p95(await pageTimes(site.url));
    const running: Promise<unknown>[] = [];
    const timer = setInterval(() => running.push(suggest(SUGGESTIONS + running.length)), 1000 / 50);
    const busy = p95(await pageTimes(site.url));
    clearInterval(timer);
    await Promise.all(running);
    await site.stop();
    const without = join(folder, 'no-index');
    await mkdir(join(without, 'site'), { recursive: true });
    // No index can be built below a file.
    await writeFile(join(without, 'site', 'catalogue'), '');
    const few = terms.slice(0, SUGGESTIONS);
    const [withIndex, withoutIndex] = [
      await memoryWith(cms.url, data, true, few),
      await memoryWith(cms.url, without, false, few),
    ];
    const hostile = mostCpu(join(data, 'site', 'catalogue'), hostileTerms(HOSTILE, 38));
    return [
      { name: 'build of the index', value: build.ms / 1000, unit: 's' },
      { name: 'size of the index', value: bytes / 1e6, unit: 'MB' },
      { name: 'suggestion, p95', value: p95(times), unit: 'ms' },
      { name: 'cached page, p95', value: idle, unit: 'ms' },
      { name: 'cached page under 50 suggestions a second, p95', value: busy, unit: 'ms' },
      { name: 'cached page under suggestions: growth', value: busy / idle, unit: '×' },
      { name: 'hostile query, most CPU', value: hostile, unit: 'ms' },
      { name: 'memory of the site after the build', value: built, unit: 'MB' },
      { name: 'memory of the index', value: withIndex - withoutIndex, unit: 'MB' },
    ];
  } finally {
    await site.stop();
    await cms.stop();
  }
}
