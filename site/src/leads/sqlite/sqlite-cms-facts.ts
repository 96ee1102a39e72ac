import type { CmsFacts, StoredCmsFacts } from '../lead-store.ts';
import type { OutboxFile } from './outbox-file.ts';

function flag(value: boolean | undefined): number | null {
  return value === undefined ? null : Number(value);
}

/** Facts in the outbox's file. `heardAt` is 0 while the CMS has announced nothing about keys. */
export function sqliteCmsFacts(file: OutboxFile, now = Date.now): StoredCmsFacts {
  return {
    async read(cmsUrl): Promise<CmsFacts> {
      const [row] = await file.rows('SELECT * FROM cms WHERE url = :cmsUrl', { cmsUrl });
      return {
        honorsKeys: row && Number(row.heardAt) > 0 ? row.honorsKeys === 1 : undefined,
        takesFiles: row?.takesFiles == null ? undefined : row.takesFiles === 1,
      };
    },
    async write(cmsUrl, { honorsKeys, takesFiles }) {
      await file.run(
        `INSERT INTO cms (url, honorsKeys, heardAt, takesFiles)
           VALUES (:url, coalesce(:honorsKeys, 0), iif(:honorsKeys IS NULL, 0, :now), :takesFiles)
         ON CONFLICT (url) DO UPDATE SET honorsKeys = coalesce(:honorsKeys, honorsKeys),
           heardAt = iif(:honorsKeys IS NULL, heardAt, :now), takesFiles = coalesce(:takesFiles, takesFiles)`,
        { url: cmsUrl, honorsKeys: flag(honorsKeys), takesFiles: flag(takesFiles), now: now() },
      );
    },
  };
}
