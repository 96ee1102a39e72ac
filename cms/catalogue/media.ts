import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MediaTable } from '../database/media-table.ts';
import type { SeedCatalogue } from './catalogue.ts';
import { rasterise } from './rasterise.ts';

/** What a seeded file is made from: the text that tells one version from the next, and the making. */
interface Source {
  text: () => string;
  make: (text: string) => Promise<Buffer>;
}

export interface MediaMaker {
  /** Makes the file if it is a seeded one that is not on disk; at once, before those in the queue. */
  prepare: (file: string) => Promise<void>;
  /** Makes every seeded file that is missing or whose drawing has changed, two at once. */
  prepareAll: (signal: AbortSignal) => Promise<{ made: number; failed: readonly string[] }>;
}

const atOnce = 2;

/** Makes the files of seeded media, each when it is first asked for or when its turn comes. */
export function mediaMaker(
  folder: string,
  catalogue: Pick<SeedCatalogue, 'images' | 'documents'>,
  media: MediaTable,
): MediaMaker {
  const sources = sourcesOf(catalogue);
  const underWay = new Map<string, Promise<void>>();
  const isMade = (file: string): boolean => existsSync(join(folder, file));

  const make = (file: string, source: Source, text: string): Promise<void> => {
    const running = underWay.get(file);
    if (running) return running;
    const work = source
      .make(text)
      .then((content) => write(join(folder, file), content))
      .then(() => media.setDrawnFrom(file, hashOf(text)))
      .finally(() => underWay.delete(file));
    underWay.set(file, work);
    return work;
  };

  return {
    prepare: async (file) => {
      const source = sources.get(media.byFile(file)?.seedKey ?? '');
      if (source && !isMade(file)) await make(file, source, source.text());
    },
    prepareAll: async (signal) => {
      const failed: string[] = [];
      let made = 0;
      const queue = media.seeded().values();
      const worker = async (): Promise<void> => {
        for (const { file, seedKey } of queue) {
          // Drawing takes a while and is no promise; requests get their turn in between.
          await nextTurn();
          if (signal.aborted) return;
          const source = sources.get(seedKey ?? '');
          if (!source) continue;
          try {
            const text = source.text();
            if (isMade(file) && media.drawnFrom(file) === hashOf(text)) continue;
            await make(file, source, text);
            made += 1;
          } catch (error) {
            failed.push(`${file}: ${String(error)}`);
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return { made, failed };
    },
  };
}

function sourcesOf({ images, documents }: Pick<SeedCatalogue, 'images' | 'documents'>): Map<string, Source> {
  const drawings = images.map((image): [string, Source] => [
    image.key,
    { text: image.draw, make: (svg) => rasterise(image, svg) },
  ]);
  const papers = documents.map((document): [string, Source] => [
    document.key,
    { text: () => `${document.key} ${document.title} ${document.version}`, make: document.write },
  ]);
  return new Map([...drawings, ...papers]);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Written beside its place and moved there, so that no reader ever meets half a file. */
async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
