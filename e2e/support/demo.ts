import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@headwater/scripts/ports.ts';
import { startCms, startSite } from '@headwater/scripts/running-program.ts';
import { say } from '@headwater/scripts/say.ts';
import { buildSiteIfChanged } from '@headwater/scripts/site-build.ts';

/**
 * Starts the demo that all journeys share and tells its addresses through the environment. With
 * `DEMO_SITE_URL` and `DEMO_CMS_URL` set, a demo that runs already is used instead.
 * @returns what stops everything and removes its data
 */
export default async function startDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DEMO_SITE_URL && process.env.DEMO_CMS_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'headwater-e2e-'));
  const stops = [() => rm(folder, { recursive: true, force: true })];
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  // The CMS has to know its site before there is one: it sends sign-in codes and changes nowhere else.
  const port = String(await freePort());
  const startingCms = startCms(folder, { SITE_URL: `http://127.0.0.1:${port}` }).then((cms) => {
    stops.push(cms.stop);
    return cms;
  });
  try {
    const [cms] = await Promise.all([startingCms, buildSiteIfChanged(say)]);
    const site = await startSite(cms.url, folder, 'ready', { PORT: port });
    stops.push(site.stop);
    process.env.DEMO_FOLDER = folder;
    process.env.DEMO_CMS_URL = cms.url;
    process.env.DEMO_SITE_URL = site.url;
    return stopAll;
  } catch (error) {
    // The build may fail while the CMS is still on its way.
    await Promise.allSettled([startingCms]);
    await stopAll();
    throw error;
  }
}
