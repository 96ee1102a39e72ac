/**
 * Whether an uncached page is ever a broken connection: `node e2e/cold-pages-under-faults.ts [fault ...] [--short]`
 * requests every kind of page while the CMS has each fault, with 1, 3 and 100 concurrent requests. Each answer
 * must be a complete page or the branded 503 within 8 seconds. Exit code 1 when one is not.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { askCold, type ColdAnswer, judge } from './support/cold-answers.ts';
import { type FaultName, faultModes, faultNames } from './support/fault-modes.ts';
import { answerFrom, startFaultProxy } from './support/fault-proxy.ts';
import { pageKinds } from './support/page-kinds.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const words = process.argv.slice(2);
const isShort = words.includes('--short');
const named = faultNames.filter((name) => words.includes(name));
const faults = named.length > 0 ? named : faultNames;
const kinds = Object.values(pageKinds).slice(0, isShort ? 3 : undefined);
/** Number of faults tested concurrently; a waiting page costs nothing. */
const FAULTS_AT_ONCE = 5;

/** Tests one fault on a site with an empty cache: every page, with each number of concurrent requests. */
async function goThrough(fault: FaultName, cmsUrl: string, folder: string): Promise<ColdAnswer[]> {
  const proxy = await startFaultProxy(answerFrom(cmsUrl));
  const site = await startSite(proxy.url, folder, 'live', { LOG_LEVEL: 'silent' });
  try {
    await proxy.use(fault);
    const answers: ColdAnswer[] = [];
    for (const atOnce of [1, 3]) {
      for (const path of kinds) answers.push(...(await askCold(site.url, Array<string>(atOnce).fill(path))));
    }
    const hundred = Array.from({ length: 100 }, (_, n) => kinds[n % kinds.length] ?? '/');
    return [...answers, ...(await askCold(site.url, hundred))];
  } finally {
    await site.stop();
    await proxy.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'headwater-faults-'));
await buildSiteIfChanged(say);
const cms = await startCms(folder);
let isBroken = false;
try {
  const waiting = [...faults];
  const work = async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const { line, wrong } = judge(fault, faultModes[fault].permitsPage, await goThrough(fault, cms.url, folder));
      say(line);
      isBroken ||= wrong > 0;
    }
  };
  await Promise.all(Array.from({ length: FAULTS_AT_ONCE }, work));
} finally {
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isBroken ? 1 : 0);
