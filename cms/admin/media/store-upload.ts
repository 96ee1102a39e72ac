import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { siteTime } from '../../content/site-time.ts';
import { newContent } from '../../database/content-table.ts';
import { inTransaction } from '../../database/open-database.ts';
import type { UserRecord } from '../../database/records.ts';
import { slugOf } from '../../editing/slug.ts';
import type { AdminDesk } from '../admin-request.ts';
import { type AcceptedFile, acceptFile } from './accepted-file.ts';

/**
 * Adds an uploaded file to the media library.
 * @returns its ID, or why it was rejected
 */
export async function storeUpload(
  upload: File,
  author: Pick<UserRecord, 'id'>,
  { tables, database, uploadsFolder, now }: AdminDesk,
): Promise<number | { refused: string }> {
  const accepted = await acceptFile(new Uint8Array(await upload.arrayBuffer()));
  if ('refused' in accepted) return { refused: `"${shownName(upload.name)}" was rejected: ${accepted.refused}.` };
  const date = siteTime(now());
  const isTaken = (path: string) => tables.media.byFile(path) !== undefined;
  const file = await writeNew(accepted, slugOf(parse(upload.name).name) || 'file', date, uploadsFolder, isTaken);
  const slug = parse(file).name;
  return inTransaction(database, () => {
    const title = shownName(parse(upload.name).name);
    const own = { status: 'inherit', path: `/${slug}/`, authorId: author.id } as const;
    const contentId = tables.content.insert(newContent({ type: 'attachment', slug, title, date, ...own }));
    const { mimeType, width, height } = accepted;
    tables.media.insert({ contentId, file, mimeType, width, height, alt: '', seedKey: null });
    tables.options.set('edited', 1);
    return contentId;
  });
}

/**
 * Writes to a temporary file and renames it, under the first name that is free.
 * @param isTaken whether the media library has the path already: seeded pictures are on disk only once they are copied
 */
async function writeNew(
  file: AcceptedFile,
  name: string,
  date: string,
  folder: string,
  isTaken: (path: string) => boolean,
): Promise<string> {
  const month = `${date.slice(0, 4)}/${date.slice(5, 7)}`;
  await mkdir(join(folder, month), { recursive: true });
  for (let copy = 1; ; copy += 1) {
    const path = `${month}/${name}${copy === 1 ? '' : `-${copy}`}.${file.extension}`;
    if (isTaken(path) || !(await claim(join(folder, path)))) continue;
    const part = join(folder, dirname(path), `.${parse(path).base}.part`);
    await writeFile(part, file.bytes);
    await rename(part, join(folder, path));
    return path;
  }
}

/** Whether the name was free; two concurrent uploads never get the same one. */
async function claim(path: string): Promise<boolean> {
  try {
    await writeFile(path, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function shownName(name: string): string {
  return name.replace(/\p{Cc}/gu, '').slice(0, 120);
}
