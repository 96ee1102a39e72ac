import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { type Cms, type CmsOptions, createCms } from '../create-cms.ts';
import { openDatabase } from '../database/open-database.ts';
import { ensureSeeded } from '../starting-content/ensure-seeded.ts';
import { firstLoginsFile, firstPasswordHashes, type PasswordHashes } from '../starting-content/first-logins.ts';
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

/** The files of a folder with this content, made once. */
function filesWith(content: StartingContent): Promise<Files> {
  const key = JSON.stringify(content);
  const files = filesByContent.get(key) ?? seededFiles(content);
  filesByContent.set(key, files);
  return files;
}

async function seededFiles(content: StartingContent): Promise<Files> {
  const { hashes, file } = await loginsOf(content.users);
  const folder = await temporaryFolder();
  try {
    const database = openDatabase(join(folder, 'content.sqlite'));
    await ensureSeeded(database, content, null);
    const setHash = database.prepare('UPDATE users SET password_hash = ? WHERE login = ?');
    for (const [login, hash] of hashes) setHash.run(hash, login);
    database.close();
    return { 'content.sqlite': await readFile(join(folder, 'content.sqlite')), [firstLoginsFile]: file };
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Logins {
  hashes: PasswordHashes;
  file: Buffer;
}

const loginsByUsers = new Map<string, Promise<Logins>>();

/** The logins of these users, made once: hashing three passwords takes most of the time of filling a database. */
function loginsOf(users: StartingContent['users']): Promise<Logins> {
  const key = JSON.stringify(users);
  const logins = loginsByUsers.get(key) ?? newLogins(users);
  loginsByUsers.set(key, logins);
  return logins;
}

async function newLogins(users: StartingContent['users']): Promise<Logins> {
  const folder = await temporaryFolder();
  try {
    const hashes = await firstPasswordHashes(folder, users);
    return { hashes, file: await readFile(join(folder, firstLoginsFile)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
