import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { operatorHeaders, startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import type { Figure } from '../figures.ts';
import { residentMemory } from '../resident-memory.ts';
import { seedCatalogue } from '../seeded-catalogue.ts';
import { timed } from '../timed.ts';

const PARTS_PER_PRODUCT = 10;
const SUGGESTIONS = 400;
const SECONDS = 10;
/** As visitors type: words, beginnings, numbers in many spellings, duties, figures, mistakes. */
const terms = [
  ...['pu', 'pump', 'impel', 'impeller', 'wear ring', 'mechanical seal', 'grinder pump', 'mp000', 'mp-000042'],
  ...['MP000042IM', 'mp 000042 wr', 'MP-OOO042', '000042', '10hp', '4"', '400 gpm at 80 ft', 'impeler', 'norrland'],
];

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** A visitor of one's own for each request, so that no limit of one visitor counts. */
function visitor(index: number): RequestInit {
  return { headers: { 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` } };
}

async function read(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
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

async function measure(folder: string, products: number): Promise<Record<string, Omit<Figure, 'name'>>> {
  await seedCatalogue(folder, products, products * PARTS_PER_PRODUCT);
  const cms = await startCms(folder);
  const site = await startSite(cms.url, folder, 'ready', { TRUSTED_PROXIES: '1' });
  try {
    const build = await timed(async () => {
      while (!(await indexState(site.url)).isAvailable) await pause(50);
    });
    const { parts, bytes } = await indexState(site.url);
    if (parts < products * PARTS_PER_PRODUCT) throw new Error(`The index has only ${parts} parts.`);
    const suggest = (index: number) => {
      const term = encodeURIComponent(terms[index % terms.length] ?? '');
      return timed(() => read(`${site.url}/api/suggest?q=${term}`, visitor(index)));
    };
    const times: number[] = [];
    for (let index = 0; index < SUGGESTIONS; index += 1) times.push((await suggest(index)).ms);
    const idle = p95(await pageTimes(site.url));
    const running: Promise<unknown>[] = [];
    const timer = setInterval(() => running.push(suggest(running.length)), 1000 / 50);
    const busy = p95(await pageTimes(site.url));
    clearInterval(timer);
    await Promise.all(running);
    return {
      'build of the index': { value: build.ms / 1000, unit: 's' },
      'size of the index': { value: bytes / 1e6, unit: 'MB' },
      'suggestion, p95': { value: p95(times), unit: 'ms' },
      'cached page, p95': { value: idle, unit: 'ms' },
      'cached page under 50 suggestions a second, p95': { value: busy, unit: 'ms' },
      'cached page under suggestions: growth': { value: busy / idle, unit: '×' },
      'memory of the site': { value: await residentMemory(site.url), unit: 'MB' },
    };
  } finally {
    await site.stop();
    await cms.stop();
  }
}

/** Suggestions, the index and what it costs pages, with 500 and 5,000 products of ten parts each. */
export async function measureCatalogue(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench');
  await buildSiteIfChanged(say);
  const figures: Figure[] = [];
  for (const products of [500, 5_000]) {
    const sample = await measure(join(folder, String(products)), products);
    figures.push(
      ...Object.entries(sample).map(([name, figure]) => ({ name: `${name}, ${products} products`, ...figure })),
    );
  }
  return figures;
}
