import { randomBytes, randomUUID } from 'node:crypto';
import { postgresPreviewLinks } from '@headwater/site/src/editors/preview/postgres-preview-links.ts';
import { type PreviewLinks, PreviewLinksUnavailableError } from '@headwater/site/src/editors/preview/preview-links.ts';
import {
  forDays,
  testPreviewLinks,
  withClock,
} from '@headwater/site/src/editors/preview/testing/preview-links-contract.ts';
import type { LeadStore } from '@headwater/site/src/leads/lead-store.ts';
import { openPostgresStore } from '@headwater/site/src/leads/postgres/postgres-store.ts';
import { testLeadStore } from '@headwater/site/src/leads/testing/lead-store-contract.ts';
import { startStandInCms } from '@headwater/site/src/leads/testing/stand-in-cms.ts';
import { aLead } from '@headwater/site/src/leads/testing/store-under-test.ts';
import { say } from '@headwater/tools/say.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { canLimitDisks, limitedTablespace } from '../support/limited-tablespace.ts';
import { hasPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';

/** The response to a form. */
interface FormResponse {
  status: number;
  json: { status?: string; code?: string } | undefined;
}

/** The forms endpoint of the site with a real client for the CMS, which ends with the test. */
interface FormsServer {
  /** Sends a form as a browser does. @param parts of the submission that replace those of a valid one */
  send(parts?: Record<string, unknown>): Promise<FormResponse>;
  raw(body: string, headers: Record<string, string>): Promise<FormResponse>;
  /** Pages that were shown without JavaScript. */
  views: { again?: { values: unknown[] } }[];
  logged: string[];
}

interface SiteModule {
  startFormsServer(options: { cmsUrl: string; store: LeadStore }): Promise<FormsServer>;
  submission(): { key: string; values: unknown[] };
  goodToken(): string;
}

// Not a literal: the site has a type check of its own, with the types of its GraphQL documents, which this project's
// check does not make.
const file = new URL('../../site/src/server/forms/testing/forms-server.ts', import.meta.url).href;
// The module's own types are those above.
const { startFormsServer, submission, goodToken } = (await import(file)) as SiteModule;

if (!hasPostgres) say('SKIPPED: leads in PostgreSQL. Install it (Debian: postgresql) and run again.');

describe.skipIf(!hasPostgres)('leads in PostgreSQL', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  /** The URL of an empty schema, as a database of the test's own. */
  async function emptySchema(port = postgres.port) {
    const schema = `test_${randomUUID().replaceAll('-', '')}`;
    await postgres.query(`CREATE SCHEMA ${schema}`);
    const search = encodeURIComponent(`-c search_path=${schema}`);
    return { schema, url: `postgres://headwater@127.0.0.1:${port}/postgres?sslmode=disable&options=${search}` };
  }

  const longMessage = randomBytes(4_500).toString('base64');
  const plainType = { 'content-type': 'application/x-www-form-urlencoded' };

  function longOne() {
    const { values, ...parts } = submission();
    return { ...parts, values: [...values, { id: 3, value: longMessage }] };
  }

  function opened(store: LeadStore): LeadStore {
    onTestFinished(store.close);
    return store;
  }

  testLeadStore('PostgreSQL', async () => {
    const { schema, url } = await emptySchema();
    await postgres.query(`CREATE TABLE ${schema}.test_clock AS SELECT to_timestamp(1) AS at`);
    let time = 1_000;
    return {
      open: () => opened(openPostgresStore(url, { sql: '(SELECT at FROM test_clock)', here: () => time })),
      async wait(milliseconds) {
        time += milliseconds;
        await postgres.query(`UPDATE ${schema}.test_clock SET at = to_timestamp(${time / 1_000}::numeric)`);
      },
      async setState(key, state) {
        await postgres.query(`UPDATE ${schema}.headwater_leads SET state = '${state}' WHERE key = '${key}'`);
      },
    };
  });

  const encryptionKey = randomBytes(32);
  function openedLinks(url: string, now = Date.now): PreviewLinks {
    const links = postgresPreviewLinks({ url, encryptionKey, now });
    onTestFinished(links.close);
    return links;
  }

  testPreviewLinks('PostgreSQL', async () => {
    const { url } = await emptySchema();
    return withClock((now) => openedLinks(url, now));
  });

  test('neither the database nor another key tells anything about a shared draft', async () => {
    const { schema, url } = await emptySchema();
    const { id } = await openedLinks(url).add(forDays, 'the words of a draft');
    const [row] = await postgres.query(`SELECT * FROM ${schema}.headwater_preview_links`);
    const stored = Object.values(row ?? {}).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value));
    expect(stored).toHaveLength(7);
    expect(stored.join(' ')).not.toMatch(new RegExp(`${id}|Inga|Haugen|words|draft`));
    const other = postgresPreviewLinks({ url, encryptionKey: randomBytes(32) });
    onTestFinished(other.close);
    expect([await other.find(id), await other.of(7)]).toEqual([undefined, []]);
  });

  test('preview links are unavailable, rather than gone, while the database cannot be reached', async () => {
    const proxy = await startTcpProxy(postgres.port);
    onTestFinished(proxy.close);
    const { url } = await emptySchema(proxy.port);
    const links = openedLinks(url);
    const link = await links.add(forDays, 'copy');
    await proxy.close();
    await expect(links.find(link.id)).rejects.toThrow(PreviewLinksUnavailableError);
    await expect(links.withdrawAll(7)).rejects.toThrow(PreviewLinksUnavailableError);
    await proxy.open();
    expect(await links.find(link.id)).toEqual({ link, copy: 'copy' });
  });

  test('a machine whose clock is an hour ahead neither takes leads early nor thinks them older', async () => {
    const { url } = await emptySchema();
    const right = opened(openPostgresStore(url)).outbox({ owner: 'right' });
    const here = () => Date.now() + 3_600_000;
    const ahead = opened(openPostgresStore(url, { sql: 'clock_timestamp()', here })).outbox({ owner: 'ahead' });
    await right.add(aLead('leased', {}), 'delivering');
    await right.add(aLead('waiting'), 'accepted');
    const claimed = await ahead.claim(9);
    expect(claimed.map(({ key }) => key)).toEqual(['waiting']);
    const age = here() - (claimed[0]?.acceptedAt ?? 0);
    const oldest = here() - ((await ahead.summary()).oldestUnsentAt ?? 0);
    for (const milliseconds of [age, oldest]) expect(Math.abs(milliseconds)).toBeLessThan(3_600_000 / 2);
  });

  test('five instances that start at once set up the tables once', async () => {
    const { schema, url } = await emptySchema();
    const outboxes = Array.from({ length: 5 }, (_, number) =>
      opened(openPostgresStore(url)).outbox({ owner: String(number) }),
    );
    await Promise.all(outboxes.map((outbox, number) => outbox.add(aLead(`lead ${number}`), 'accepted')));
    expect((await outboxes[0]?.summary())?.leads.accepted).toBe(5);
    expect(await postgres.query(`SELECT version FROM ${schema}.headwater_schema`)).toEqual([{ version: 4 }]);
  });

  test('a database that was set up anew gets its tables again', async () => {
    const { schema, url } = await emptySchema();
    const outbox = opened(openPostgresStore(url)).outbox({ owner: 'one' });
    await outbox.add(aLead('lost with its database'), 'accepted');
    await postgres.query(`DROP SCHEMA ${schema} CASCADE; CREATE SCHEMA ${schema}`);
    await expect(outbox.find('a')).rejects.toMatchObject({ name: 'OutboxUnavailableError' });
    expect(await outbox.add(aLead('a'), 'accepted')).toBeUndefined();
  });

  test('neither an error nor a name says the password', async () => {
    const store = opened(openPostgresStore('postgres://site:open-sesame@127.0.0.1:9/leads'));
    const error: unknown = await store.archive.list([], 1).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'OutboxUnavailableError', isBusy: true, cause: undefined });
    expect(JSON.stringify(error) + String(error) + store.name).not.toContain('open-sesame');
    expect(store.name).toBe('The database 127.0.0.1:9/leads');
  });

  interface Trouble {
    /** The port that the site connects to. */
    port?: number;
    bring(schema: string): Promise<unknown>;
    end(schema: string): Promise<unknown>;
  }

  const troubles: Record<string, () => Promise<Trouble>> = {
    'is gone': async () => ({ bring: postgres.kill, end: postgres.start }),
    'responds after 30 s': async () => {
      const proxy = await startTcpProxy(postgres.port);
      onTestFinished(proxy.close);
      return {
        port: proxy.port,
        bring: async () => proxy.use({ latencyMs: 30_000 }),
        end: async () => proxy.use(undefined),
      };
    },
    'is read-only': async () => {
      // Sessions that run take a setting over when they begin anew.
      const endSessions = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'headwater'`;
      return {
        bring: () => postgres.query(`ALTER ROLE headwater SET default_transaction_read_only = on; ${endSessions}`),
        end: () =>
          postgres.query(
            `BEGIN READ WRITE; ALTER ROLE headwater RESET default_transaction_read_only; COMMIT; ${endSessions}`,
          ),
      };
    },
    'is full': async () => {
      const space = await limitedTablespace(postgres);
      onTestFinished(space.remove);
      return { bring: space.fill, end: space.empty };
    },
    'has a lock on the leads': async () => {
      let unlock = async (): Promise<void> => undefined;
      return {
        async bring(schema) {
          unlock = await postgres.lock(`${schema}.headwater_leads`);
        },
        end: () => unlock(),
      };
    },
  };

  /** A form as a browser without JavaScript sends it. Its message fits into no page that has room. */
  function plainForm(): string {
    const own = { input_1: 'Grace Hopper', input_2: 'grace@example.com', input_3: longMessage };
    return new URLSearchParams({ hw_token: goodToken(), hw_page: '/', ...own }).toString();
  }

  const cases = Object.keys(troubles).filter((name) => name !== 'is full' || canLimitDisks);
  test.each(cases)('a form that gets a 503 while the database %s is sent once after that', async (name) => {
    const cms = await startStandInCms();
    const trouble = await troubles[name]?.();
    const { schema, url } = await emptySchema(trouble?.port);
    const store = opened(openPostgresStore(url));
    const site = await startFormsServer({ cmsUrl: cms.url, store });
    expect((await site.send()).status).toBe(200);
    await vi.waitFor(() => expect(cms.stored).toHaveLength(1), { timeout: 20_000 });

    let hasEnded = false;
    const end = async () => {
      if (!hasEnded) await trouble?.end(schema);
      hasEnded = true;
    };
    onTestFinished(end);
    await trouble?.bring(schema);
    const parts = longOne();
    const responses = await Promise.all([site.send(parts), site.raw(plainForm(), plainType), site.send(longOne())]);
    expect(responses[0]?.json).toMatchObject({ status: 'failed', code: 'unavailable' });
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(site.views.at(-1)?.again?.values).toContainEqual({ id: 1, value: 'Grace Hopper' });
    expect(site.logged.join('\n')).not.toMatch(/Ada|Grace|headwater@/);
    expect(cms.stored).toHaveLength(1);

    await end();
    await vi.waitFor(async () => expect((await site.send(parts)).status).toBe(200), { timeout: 30_000 });
    await vi.waitFor(() => expect(cms.entries.has(parts.key)).toBe(true), { timeout: 60_000 });
    expect(new Set(cms.stored.map(({ clientMutationId }) => clientMutationId)).size).toBe(cms.stored.length);
  });
});
