import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteAlways, buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { type Figure, median } from '../figures.ts';
import { inFolder } from '../stage.ts';

const ROUNDS = 5;

/** How long a web team waits: a build, the first start of an empty folder, and later starts. */
export function measureStart(): Promise<Figure[]> {
  return inFolder(async (folder) => {
    await buildSiteIfChanged(say);
    const build = await milliseconds(() => buildSiteAlways(say));
    const first: number[] = [];
    const later: Record<'cms' | 'site', number[]> = { cms: [], site: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = `${folder}/${round}`;
      first.push(
        await milliseconds(async () => {
          const cms = await startCms(own);
          const site = await startSite(cms.url, own);
          await Promise.all([site.stop(), cms.stop()]);
        }),
      );
      let cmsUrl = '';
      const stops: (() => Promise<void>)[] = [];
      later.cms.push(
        await milliseconds(async () => {
          const cms = await startCms(own);
          stops.push(cms.stop);
          cmsUrl = cms.url;
        }),
      );
      later.site.push(
        await milliseconds(async () => {
          stops.push((await startSite(cmsUrl, own)).stop);
        }),
      );
      for (const stop of stops.toReversed()) await stop();
    }
    return [
      { name: 'build of the site', value: build / 1000, unit: 's' },
      { name: 'first start and stop of both programs', value: median(first), unit: 'ms' },
      { name: 'start of the CMS', value: median(later.cms), unit: 'ms' },
      { name: 'start of the site', value: median(later.site), unit: 'ms' },
    ];
  });
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
