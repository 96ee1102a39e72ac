import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FORM_ID, type UploadRecord } from './visitor.ts';

/** What visitors sent, compared with the CMS's entries and the bytes of their files. */
export interface FileLedger {
  sent: number;
  files: number;
  acknowledged: number;
  /** What happened to each visitor whom the site refused, such as `uploads 4, tus: 204 422`. */
  refused: string[];
  /** Visitors who gave up without a response. */
  unknown: number;
  /** Visitors who uploaded files and left. */
  abandoned: number;
  /** Acknowledged, but not in the CMS. */
  missing: number;
  /** Entries beyond the first of a lead. One without a script that is sent in two hours is two leads. */
  duplicates: number;
  /** Entries whose files are not those of the visitor, in their order and byte for byte. */
  wrongFiles: number;
}

/** The hashes in the URLs of an entry's files, in order. */
function hashesIn(stored: string): string[] {
  const urls: string[] = stored.startsWith('[') ? JSON.parse(stored) : [stored];
  return urls.map((url) => new URL(url).searchParams.get('hash') ?? '');
}

/** The stored files of the entries, by the entry's marker. The CMS's own files are a witness independent of the site. */
function entriesAt(cmsFolder: string, run: string): Map<string, string[][]> {
  const database = new DatabaseSync(join(cmsFolder, 'cms', 'entries.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare(
        `SELECT markers.value AS marker, files.value AS files
         FROM entry_values AS markers LEFT JOIN entry_values AS files
           ON files.entry_id = markers.entry_id AND files.input_id = '2'
         WHERE markers.form_id = ? AND markers.input_id = '1' AND markers.value LIKE ?`,
      )
      .all(FORM_ID, `${run} %`);
    const byMarker = Map.groupBy(rows, ({ marker }) => String(marker));
    return new Map(
      [...byMarker].map(([marker, entries]) => [
        marker,
        entries.map(({ files }) => (files === null ? [] : hashesIn(String(files)))),
      ]),
    );
  } finally {
    database.close();
  }
}

function hashOnDisk(cmsFolder: string, hash: string): string | undefined {
  try {
    return createHash('sha256')
      .update(readFileSync(join(cmsFolder, 'cms', 'entry-files', hash)))
      .digest('hex');
  } catch {
    return undefined;
  }
}

/** Compares both sides of a run. @param cmsFolder data folder of the local CMS */
export function balanceFiles(records: readonly UploadRecord[], cmsFolder: string, run: string): FileLedger {
  const entries = entriesAt(cmsFolder, run);
  const ending = (end: UploadRecord['end']) => records.filter((record) => record.end === end);
  const areRight = ({ marker, files }: UploadRecord) =>
    (entries.get(marker) ?? []).every(
      (hashes) =>
        hashes.join() === files.map(({ hash }) => hash).join() &&
        hashes.every((hash) => hashOnDisk(cmsFolder, hash) === hash),
    );
  const entriesOf = ({ marker }: UploadRecord) => entries.get(marker)?.length ?? 0;
  const mostEntriesOf = ({ way, hours }: UploadRecord) => (way === 'multipart' ? Math.max(1, hours.size) : 1);
  return {
    sent: records.length,
    files: records.reduce((sum, { files }) => sum + files.length, 0),
    acknowledged: ending('acknowledged').length,
    refused: ending('refused').map(({ marker, way, steps }) => `${marker}, ${way}: ${steps.join(' ')}`),
    unknown: ending('unknown').length,
    abandoned: ending('abandoned').length,
    missing: ending('acknowledged').filter(({ marker }) => !entries.has(marker)).length,
    duplicates: records.reduce((sum, record) => sum + Math.max(0, entriesOf(record) - mostEntriesOf(record)), 0),
    wrongFiles: records.filter((record) => !areRight(record)).length,
  };
}

/** Whether nothing of a run was lost, sent twice or changed. */
export function isBalanced({ missing, duplicates, wrongFiles }: FileLedger): boolean {
  return missing === 0 && duplicates === 0 && wrongFiles === 0;
}

/** Makes all files of a site's visitors a day older, so that its next sweep finds them. @returns how many there are */
export function ageFiles(dataFolder: string): number {
  const folder = join(dataFolder, 'site', 'lead-files');
  const names = readdirSync(folder);
  const before = Date.now() / 1000 - 25 * 3600;
  for (const name of names) utimesSync(join(folder, name), before, before);
  return names.length;
}

/** The files of a site's visitors, and what is left of them. */
export function filesLeft(dataFolder: string): string[] {
  return readdirSync(join(dataFolder, 'site', 'lead-files'));
}
