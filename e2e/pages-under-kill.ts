/**
 * Whether a page can get lost: `node e2e/pages-under-kill.ts [kills]` kills a site at random times while
 * visitors browse its pages, and checks each page after a start without the CMS. Exit code 1 when one is
 * missing that was stored a second before the kill, or has changed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCms } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { killRound, publishedPaths, randomMoment } from './support/restarts/kill-round.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const [kills = 20] = process.argv.slice(2).map(Number);

const folder = await mkdtemp(join(tmpdir(), 'headwater-restarts-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
const totals = { due: 0, lost: 0, changed: 0, notReady: 0 };
try {
  const paths = await publishedPaths(cms.url);
  for (let kill = 1; kill <= kills; kill += 1) {
    const round = await killRound(cms.url, paths, randomMoment(), folder);
    totals.due += round.due;
    totals.lost += round.lost.length;
    totals.changed += round.changed.length;
    totals.notReady += Number(!round.isReady);
    say(`kill ${kill}: ${round.due} pages due, lost ${JSON.stringify(round.lost)}`);
  }
} finally {
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
say(`${kills} kills: ${JSON.stringify(totals)}`);
if (totals.due === 0 || totals.lost + totals.changed + totals.notReady > 0) process.exitCode = 1;
