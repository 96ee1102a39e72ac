import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { type Cms, type CmsOptions, createCms } from '../create-cms.ts';
import { openDatabase } from '../database/open-database.ts';
import { ensureSeeded } from '../starting-content/ensure-seeded.ts';
import { firstLoginsFile } from '../starting-content/first-logins.ts';
import type { StartingContent } from '../starting-content/starting-content.ts';
import { smallContent } from './small-content.ts';

/** A CMS of its own with the small content, which ends with the test or the file that starts it. */
export async function startSmallCms(options: Partial<CmsOptions> = {}): Promise<Cms & { folder: string }> {
  const startingContent = options.startingContent ?? smallContent;
  const folder = await temporaryFolder();
  const files = await filesWith(startingContent);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const cms = await createCms({
    folder,
    startingContent,
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

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'headwater-cms-'));

type Files = Readonly<Record<string, Buffer>>;

const filesByContent = new Map<string, Promise<Files>>();

/** The files of a folder with this content. They are made once: three passwords are hashed for each. */
function filesWith(content: StartingContent): Promise<Files> {
  const key = JSON.stringify(content);
  const files = filesByContent.get(key) ?? seededFiles(content);
  filesByContent.set(key, files);
  return files;
}

async function seededFiles(content: StartingContent): Promise<Files> {
  const folder = await temporaryFolder();
  try {
    const database = openDatabase(join(folder, 'content.sqlite'));
    await ensureSeeded(database, content, folder).finally(() => database.close());
    const names = ['content.sqlite', firstLoginsFile];
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
