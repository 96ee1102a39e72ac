import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteAlways } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { type Figure, median } from '../figures.ts';
import { timed } from '../timed.ts';

const ROUNDS = 5;

/** How long a web team waits: a build, the first start of both programs in an empty folder, and later starts. */
export async function measureStart(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench');
  const build = await timed(() => buildSiteAlways(say));
  const first: number[] = [];
  const laterCms: number[] = [];
  const laterSite: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const both = await startBoth(`${folder}/${round}`);
    first.push(both.cms + both.site);
    const again = await startBoth(`${folder}/${round}`);
    laterCms.push(again.cms);
    laterSite.push(again.site);
  }
  return [
    { name: 'build of the site', value: build.ms / 1000, unit: 's' },
    { name: 'first start of both programs', value: median(first), unit: 'ms' },
    { name: 'start of the CMS', value: median(laterCms), unit: 'ms' },
    { name: 'start of the site', value: median(laterSite), unit: 'ms' },
  ];
}

/** Starts both programs and stops them again. @returns milliseconds until each was ready */
async function startBoth(folder: string): Promise<{ cms: number; site: number }> {
  const cms = await timed(() => startCms(folder));
  try {
    const site = await timed(() => startSite(cms.value.url, folder));
    await site.value.stop();
    return { cms: cms.ms, site: site.ms };
  } finally {
    await cms.value.stop();
  }
}
