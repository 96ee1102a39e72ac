import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cms, type CmsOptions, createCms } from '../create-cms.ts';
import { smallContent } from './small-content.ts';

/** A CMS of its own with the small catalogue, in a folder that is deleted with it. */
export async function startSmallCms(
  options: Partial<CmsOptions> = {},
): Promise<Cms & { folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-cms-'));
  const cms = await createCms({
    folder,
    startingContent: smallContent,
    baseUrl: 'http://cms.test',
    siteUrl: 'http://site.test',
    ...options,
  });
  return {
    ...cms,
    folder,
    remove: async () => {
      cms.close();
      await rm(folder, { recursive: true });
    },
  };
}
