import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hasPostgres, type Postgres, startPostgres } from '@headwater/e2e/support/postgres.ts';
import { keysWith } from '@headwater/e2e/support/redis/keys-with.ts';
import { hasRedis, prepareRedis, type RedisServer } from '@headwater/e2e/support/redis/redis-server.ts';
import { CommandError } from '@headwater/tools/command-error.ts';
import { say } from '@headwater/tools/say.ts';

/** What the instances of a scenario share beside their secret. */
export interface Engines {
  redis: RedisServer | undefined;
  /** Where leads are, if not in a file of each instance. */
  postgres: Postgres | undefined;
  /** Of the environment of every instance. */
  variables: Record<string, string>;
  /** Searches Redis, which must be running, for what visitors sent. */
  inspect(): Promise<void>;
  /** Keys of Redis in which it was found. */
  exposed: ReadonlySet<string>;
  /** Idempotency keys of all stored leads. @param dataFolders of the instances */
  storedKeys(dataFolders: readonly string[]): Promise<Set<string>>;
  stop(): Promise<void>;
}

interface EnginesOptions {
  /** Whether leads are in PostgreSQL. */
  hasDatabase: boolean;
  /** What visitors send. */
  privateTexts: readonly string[];
}

/** Starts Redis where it is installed; without it, instances share no pages. @param folder for files */
export async function startEngines(folder: string, options: EnginesOptions): Promise<Engines> {
  const { hasDatabase, privateTexts } = options;
  if (hasDatabase && !hasPostgres)
    throw new CommandError('--database needs PostgreSQL. Install it (Debian: postgresql) and run again.');
  if (!hasRedis) say('SKIPPED: all that needs Redis. Install it (Debian: redis-server) and run again.');
  const postgres = hasDatabase ? await startPostgres() : undefined;
  const redis = hasRedis ? await prepareRedis(join(folder, 'redis')) : undefined;
  const endNow = () => void redis?.kill();
  process.once('exit', endNow);
  await redis?.start();
  const exposed = new Set<string>();
  return {
    redis,
    postgres,
    exposed,
    variables: {
      ...(redis && { REDIS_URL: redis.url }),
      ...(postgres && { DATABASE_URL: postgres.url, UPLOADS_DIR: join(folder, 'lead-files') }),
    },
    async inspect() {
      for (const key of redis ? await keysWith(redis, privateTexts) : []) exposed.add(key);
    },
    async storedKeys(dataFolders) {
      if (!postgres) return storedKeys(dataFolders);
      const rows = await postgres.query('SELECT key FROM headwater_leads');
      return new Set(rows.map(({ key }) => String(key)));
    },
    async stop() {
      process.off('exit', endNow);
      await redis?.kill();
      await postgres?.stop();
    },
  };
}

/** Idempotency keys of all leads in the outboxes of instances, each with its own data folder. */
function storedKeys(dataFolders: readonly string[]): Set<string> {
  const files = dataFolders.map((folder) => join(folder, 'site', 'leads.sqlite')).filter(existsSync);
  const keys = files.flatMap((file) => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database
        .prepare('SELECT key FROM leads')
        .all()
        .map((row) => String(row.key));
    } finally {
      database.close();
    }
  });
  return new Set(keys);
}
