import { constants } from 'node:fs';
import { copyFile, mkdir, rename, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Tables } from '../database/tables.ts';

const atOnce = 4;

/**
 * Copies the starting content's pictures and documents to the media library's folder, each when it is first requested or
 * when its turn comes: a start doesn't wait for them.
 * @param folder of the media library
 * @param source folder of the starting content's files
 */
export function mediaFiles(folder: string, source: string, media: Tables['media']) {
  const underWay = new Map<string, Promise<void>>();

  const copy = (file: string): Promise<void> => {
    const running = underWay.get(file);
    if (running) return running;
    const work = replace(join(source, basename(file)), join(folder, file)).finally(() => underWay.delete(file));
    underWay.set(file, work);
    return work;
  };

  return {
    /** Copies a seeded file at once, ahead of the queue, unless the library's folder has it. */
    prepare: async (file: string): Promise<void> => {
      if (media.byFile(file)?.seedKey && !(await version(join(folder, file)))) await copy(file);
    },
    /** Copies every seeded file that is missing or has changed in the starting content. */
    prepareAll: async (signal: AbortSignal) => {
      const failed: string[] = [];
      let copied = 0;
      const queue = media.seeded().values();
      const worker = async (): Promise<void> => {
        for (const { file } of queue) {
          if (signal.aborted) return;
          try {
            const wanted = await version(join(source, basename(file)));
            if (wanted && wanted === (await version(join(folder, file)))) continue;
            await copy(file);
            copied += 1;
          } catch (error) {
            failed.push(`${file}: ${String(error)}`);
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return { copied, failed };
    },
  };
}

/** Size and modification time of a file, which a copy shares with its source; undefined if it does not exist. */
async function version(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && `${found.size} ${Math.floor(found.mtimeMs / 1000)}`;
}

/** Written next to its final path and renamed, so that readers never see half a file. */
async function replace(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const { atime, mtime } = await stat(from);
  await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE);
  await utimes(`${to}.part`, atime, mtime);
  await rename(`${to}.part`, to);
}
