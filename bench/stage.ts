import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProgram, startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';

/** Runs `work` with a folder that is removed afterward. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with the local CMS and the built site, which stop afterward. */
export function onStage<Result>(
  work: (stage: { site: RunningProgram; cms: RunningProgram; folder: string }) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
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
  });
}
