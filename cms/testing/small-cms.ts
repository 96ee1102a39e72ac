import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { type Cms, type CmsOptions, createCms } from '../create-cms.ts';
import { smallContent } from './small-content.ts';

/** A CMS of its own with the small content, which ends with the test or the file that starts it. */
export async function startSmallCms(options: Partial<CmsOptions> = {}): Promise<Cms & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-cms-'));
  const cms = await createCms({
    folder,
    startingContent: smallContent,
    baseUrl: 'http://cms.test',
    siteUrl: 'http://site.test',
    ...options,
  });
  const atEnd = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  atEnd(async () => {
    cms.close();
    await rm(folder, { recursive: true });
  });
  return { ...cms, folder };
}
