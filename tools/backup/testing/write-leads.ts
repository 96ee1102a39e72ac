/**
 * `node write-leads.ts DATA_DIR`: accepts leads with a file each as the site does, as fast as it can: the file first,
 * then the lead. Every third lead is delivered a moment later, which deletes its file. Prints each key once the lead is
 * on disk, as the site thanks a visitor.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { OutboxUnavailableError } from '@headwater/site/src/leads/outbox.ts';
import { outboxFile } from '@headwater/site/src/leads/sqlite/outbox-file.ts';
import { outboxPath } from '@headwater/site/src/leads/sqlite/outbox-path.ts';
import { uploadsFolder } from '@headwater/site/src/uploads/uploads-folder.ts';

const [folder = ''] = process.argv.slice(2);
const files = uploadsFolder(folder);
mkdirSync(files, { recursive: true });
const outbox = outboxFile(outboxPath(folder));

/** The bytes of a file follow from its ID, so that a test knows them. */
function bytesOf(id: string): Buffer {
  return createHash('sha512').update(id).digest();
}

/** Waits for a lock, as the site does. */
async function write(work: (database: DatabaseSync) => unknown): Promise<void> {
  for (;;) {
    try {
      return void (await outbox.use(work));
    } catch (error) {
      if (!(error instanceof OutboxUnavailableError && error.isBusy)) throw error;
    }
  }
}

function accept(key: string): Promise<void> {
  return write((database) =>
    database
      .prepare(
        `INSERT INTO leads (key, formId, formVersion, fingerprint, state, acceptedAt, waitsSince, nextAttemptAt, content)
         VALUES (:key, 1, 'v', :key, 'accepted', 0, 0, 0, :content)`,
      )
      .run({ key, content: JSON.stringify({ values: [], files: [{ upload: key }] }) }),
  );
}

async function deliver(key: string): Promise<void> {
  await write((database) => database.prepare("UPDATE leads SET state = 'delivered' WHERE key = :key").run({ key }));
  rmSync(join(files, key), { force: true });
}

const waiting: string[] = [];
for (let count = 0; ; count += 1) {
  const key = randomUUID();
  writeFileSync(join(files, key), bytesOf(key));
  await accept(key);
  writeSync(1, `${key}\n`);
  if (count % 3 === 0) waiting.push(key);
  const next = waiting.length > 3 ? waiting.shift() : undefined;
  if (next !== undefined) await deliver(next);
  await pause(1);
}
