import type { AboutCms } from '../cms-client/cms-client.ts';
import type { OutboxFile } from './outbox-file.ts';

/** Whether the CMS stores one entry for all submissions with the same key, as far as it said. */
export interface KeyMemory {
  honorsKeys(): boolean;
  /** Takes note of what an answer said. */
  hear(about: AboutCms): void;
}

/**
 * Remembers beside the leads what each CMS said last, because a lead whose answer is missing has nothing
 * else to go by. A cache in front of the CMS may repeat old answers: one that withdraws the promise counts,
 * since a person who looks in vain is better than a second entry; one that renews it does not.
 */
export function createKeyMemory(file: OutboxFile, cmsUrl: string, now = Date.now): KeyMemory {
  let known: boolean | undefined;
  let stored: boolean | undefined;

  function read(): void {
    if (stored !== undefined) return;
    try {
      const row = file.use((database) => database.prepare('SELECT honorsKeys FROM cms WHERE url = ?').get(cmsUrl));
      stored = row && row.honorsKeys === 1;
    } catch {
      // Nothing is sent while the outbox cannot be read; the next question reads again.
    }
    known ??= stored;
  }

  function store(honorsKeys: boolean): void {
    try {
      file.use((database) =>
        database
          .prepare('INSERT OR REPLACE INTO cms (url, honorsKeys, heardAt) VALUES (?, ?, ?)')
          .run(cmsUrl, Number(honorsKeys), now()),
      );
      stored = honorsKeys;
    } catch {
      // The next answer tries again.
    }
  }

  return {
    honorsKeys() {
      read();
      return known === true;
    },
    hear({ honorsKeys, isCacheable }) {
      read();
      if (known === undefined || !honorsKeys || !isCacheable) known = honorsKeys;
      if (known !== stored) store(known);
    },
  };
}
