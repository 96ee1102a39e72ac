import type { AboutCms } from '../cms-client/cms-client.ts';
import type { OutboxFile } from './outbox-file.ts';

/** Whether the CMS stores one entry for all submissions with the same key, according to its latest answers. */
export interface KeySupport {
  honorsKeys(): boolean;
  /** Records what an answer announced. */
  record(about: AboutCms): void;
}

/**
 * Stores beside the leads what each CMS announced last, because an unanswered lead gives no other evidence.
 * A cache in front of the CMS may repeat old answers: one without the announcement counts, because a needless
 * check by a person is better than a duplicate entry; one that renews it does not.
 */
export function createKeySupport(file: OutboxFile, cmsUrl: string, now = Date.now): KeySupport {
  let known: boolean | undefined;
  let stored: boolean | undefined;

  function read(): void {
    if (stored !== undefined) return;
    try {
      const row = file.use((database) =>
        database.prepare('SELECT honorsKeys FROM cms WHERE url = ? AND heardAt > 0').get(cmsUrl),
      );
      stored = row && row.honorsKeys === 1;
    } catch {
      // Nothing is sent while the outbox cannot be read; the next call reads again.
    }
    known ??= stored;
  }

  function store(honorsKeys: boolean): void {
    try {
      file.use((database) =>
        database
          .prepare(
            `INSERT INTO cms (url, honorsKeys, heardAt) VALUES (?, ?, ?)
             ON CONFLICT (url) DO UPDATE SET honorsKeys = excluded.honorsKeys, heardAt = excluded.heardAt`,
          )
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
    record({ honorsKeys, isCacheable }) {
      read();
      if (known === undefined || !honorsKeys || !isCacheable) known = honorsKeys;
      if (known !== stored) store(known);
    },
  };
}
