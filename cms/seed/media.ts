import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaTable } from '../database/media-table.ts';
import type { SeedCatalogue } from './catalogue-of-seed.ts';
import { rasterise } from './rasterise.ts';

/** What a seeded file is made from: the text that tells one version from the next, and how to make it. */
interface Source {
  hash: () => string;
  make: () => Promise<Buffer>;
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

  const make = (file: string, source: Source): Promise<void> => {
    const running = underWay.get(file);
    if (running) return running;
    const work = write(join(folder, file), source)
      .then(() => media.setDrawnFrom(file, source.hash()))
      .finally(() => underWay.delete(file));
    underWay.set(file, work);
    return work;
  };

  const isMade = (file: string): boolean => existsSync(join(folder, file));

  return {
    prepare: async (file) => {
      const source = sources.get(media.byFile(file)?.seedKey ?? '');
      if (source && !isMade(file)) await make(file, source);
    },
    prepareAll: async (signal) => {
      const failed: string[] = [];
      let made = 0;
      const queue = media.seeded().values();
      const worker = async (): Promise<void> => {
        for (const { file, seedKey } of queue) {
          if (signal.aborted) return;
          const source = sources.get(seedKey ?? '');
          if (!source || (isMade(file) && media.drawnFrom(file) === source.hash())) continue;
          try {
            await make(file, source);
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
  const sources = new Map<string, Source>();
  for (const image of images) {
    sources.set(image.key, { hash: () => hashOf(image.draw()), make: () => rasterise(image) });
  }
  for (const document of documents) {
    // A document is only known once it is written; its title and name stand for it.
    const hash = hashOf(`${document.key} ${document.title}`);
    sources.set(document.key, { hash: () => hash, make: document.write });
  }
  return sources;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Written beside its place and moved there, so that no reader ever meets half a file. */
async function write(path: string, { make }: Source): Promise<void> {
  const content = await make();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
