import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compiledHashes, openCompiledRules } from '@headwater/site/src/redirects/compiled-rules.ts';
import { findRule } from '@headwater/site/src/redirects/find-rule.ts';
import { createPatternSearch } from '@headwater/site/src/redirects/pattern.ts';
import { freePort } from '@headwater/tools/ports.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { type Figure, median } from '../figures.ts';
import { residentMemory } from '../processes.ts';
import { cpuOf, timed } from '../timed.ts';

const RULES = 100_000;
const LOOK_UPS = 20_000;
const STARTS = 3;
const LONGEST_PATH = 1024;
/** V8 gives the memory of a thread that has ended back after some seconds. */
const SETTLE_MS = 15_000;

/** More patterns than the bounds let count, of which each could match any path. */
const patterns = Array.from({ length: 60 }, (_, index) => `(.*)/(a|b|ab)*-old-${index}$,/new/$1,301,pattern`);

async function isMoved(siteUrl: string, path: string): Promise<boolean> {
  return (await fetch(siteUrl + path, { redirect: 'manual' })).status === 301;
}

/** Starts the site, and measures it when its rules count and pages were visited. */
async function measureSite(
  cmsUrl: string,
  port: number,
  dataFolder: string,
  path?: string,
): Promise<{ ms: number; memory: number }> {
  // Rules are compiled for the site's host, which has its port.
  const variables = { DATA_DIR: dataFolder, PORT: String(port) };
  const { value: site, ms } = await timed(() => startSite(cmsUrl, dataFolder, 'live', variables));
  try {
    while (path && !(await isMoved(site.url, path))) await pause(50);
    for (let visit = 0; visit < 200; visit += 1) await (await fetch(site.url)).text();
    await pause(SETTLE_MS);
    return { ms, memory: await residentMemory(site.url) };
  } finally {
    await site.stop();
  }
}

/** 100,000 redirects and as many patterns as may be: what they cost the site, a request and a start. */
export async function measureRedirects(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench');
  const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
  const [none, many] = [join(folder, 'none'), join(folder, 'many')];
  await Promise.all([none, many].map((data) => mkdir(data, { recursive: true })));
  const rules = Array.from(
    { length: RULES },
    (_, index) => `/old/section-${index % 500}/page-${index}.html,/products/?n=${index}`,
  );
  const last = `/old/section-${(RULES - 1) % 500}/page-${RULES - 1}.html`;
  try {
    const port = await freePort();
    // The index of each is built.
    for (const data of [none, many]) await measureSite(cms.url, port, data);
    await writeFile(join(many, 'redirects.csv'), [...rules, ...patterns].join('\n'));
    const compiled = await measureSite(cms.url, port, many, last);
    const starts = { none: [] as number[], many: [] as number[] };
    const memory = { none: [] as number[], many: [] as number[] };
    for (let start = 0; start < STARTS; start += 1) {
      for (const [name, data, path] of [
        ['none', none, undefined],
        ['many', many, last],
      ] as const) {
        const sample = await measureSite(cms.url, port, data, path);
        starts[name].push(sample.ms);
        memory[name].push(sample.memory);
      }
    }
    const rulesFolder = join(many, 'site', 'redirects');
    const index = openCompiledRules(rulesFolder, compiledHashes(rulesFolder)[0] ?? '');
    const lookUps = cpuOf(() => {
      for (let n = 0; n < LOOK_UPS; n += 1) {
        const at = (n * 7919) % RULES;
        const path = `/old/section-${at % 500}/page-${at}.html`;
        findRule(index, { host: '', path, query: n % 2 ? '' : 'utm_source=x' });
      }
    });
    const search = createPatternSearch(index.patterns, { own: [], old: [], others: [] }, index);
    const path = `/${'ab'.repeat(LONGEST_PATH)}`.slice(0, LONGEST_PATH - 1);
    const searchFor = (end: string) => () => void search({ host: '', path: `${path}${end}`, query: '' });
    const first = cpuOf(searchFor('/'));
    const next = median(Array.from({ length: 9 }, (_, nth) => cpuOf(searchFor(String(nth)))));
    index.close();
    return [
      {
        name: 'memory of 100,000 rules after they were compiled',
        value: compiled.memory - median(memory.none),
        unit: 'MB',
      },
      { name: 'memory of 100,000 rules after a restart', value: median(memory.many) - median(memory.none), unit: 'MB' },
      { name: 'start with 100,000 rules: longer by', value: median(starts.many) - median(starts.none), unit: 'ms' },
      { name: 'look-up among 100,000 rules: CPU', value: lookUps / LOOK_UPS, unit: 'ms' },
      { name: 'all patterns on a path of 1,024 bytes, first: CPU', value: first, unit: 'ms' },
      { name: 'all patterns on a path of 1,024 bytes: CPU', value: next, unit: 'ms' },
    ];
  } finally {
    await cms.stop();
  }
}
