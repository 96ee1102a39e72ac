import { constants, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StartingContent } from '@headwater/cms/starting-content/starting-content.ts';
import { demoItems } from './demo-items.ts';

/** Changes when the plugin would misunderstand an earlier one. */
const VERSION = 1;

/** Writes starting content as the folder that the plugin imports: `content.json`, and the files under `media`. */
export async function writeDemo(startingContent: StartingContent, folder: string): Promise<void> {
  const items = demoItems(startingContent);
  const media = join(folder, 'media');
  await rm(media, { recursive: true, force: true });
  await mkdir(media, { recursive: true });
  for (const { file } of [...startingContent.images, ...startingContent.documents]) {
    await copyFile(join(startingContent.mediaFolder, file), join(media, file), constants.COPYFILE_FICLONE);
  }
  await writeFile(join(folder, 'content.json'), `${JSON.stringify({ version: VERSION, items })}\n`);
}
