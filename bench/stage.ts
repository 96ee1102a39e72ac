import { type RunningProgram, startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';

/**
 * Runs `work` with the local CMS and the built site, which stop afterward.
 * @param prepare fills the data folder before the CMS starts
 */
export async function onStage<Result>(
  work: (stage: { site: RunningProgram; cms: RunningProgram; folder: string }) => Promise<Result>,
  prepare: (folder: string) => Promise<void> = async () => undefined,
): Promise<Result> {
  const folder = await temporaryFolder('bench');
  await prepare(folder);
  const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
  try {
    const site = await startSite(cms.url, folder);
    try {
      return await work({ site, cms, folder });
    } finally {
      await site.stop();
    }
  } finally {
    await cms.stop();
  }
}
