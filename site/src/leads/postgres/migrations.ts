import type { Session } from './session.ts';

/**
 * The steps that upgrade the tables of any earlier version; `headwater_schema` counts those that a database has behind
 * it. Append only, and only what the previous version of the site tolerates: its instances run on during a deploy.
 * Content is text: `jsonb` refuses the zero characters that visitors send.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE headwater_leads (
    key text PRIMARY KEY,
    form_id integer NOT NULL,
    form_version text NOT NULL,
    fingerprint text NOT NULL,
    state text NOT NULL,
    flags text[] NOT NULL DEFAULT '{}',
    sent text CHECK (sent IN ('keyed', 'unkeyed')),
    attempts integer NOT NULL DEFAULT 0,
    accepted_at timestamptz NOT NULL,
    waits_since timestamptz NOT NULL,
    next_attempt_at timestamptz NOT NULL,
    lease_owner text,
    last_error text,
    entry_id bigint,
    answer text,
    finished_at timestamptz,
    content text NOT NULL,
    -- The IDs of the files in its content.
    uploads text[] NOT NULL DEFAULT '{}'
  );
  CREATE INDEX headwater_leads_due ON headwater_leads (next_attempt_at) WHERE state IN ('accepted', 'delivering');
  CREATE INDEX headwater_leads_state ON headwater_leads (state, accepted_at);
  CREATE INDEX headwater_leads_uploads ON headwater_leads USING gin (uploads) WHERE uploads <> '{}';
  CREATE TABLE headwater_forms (
    id integer PRIMARY KEY,
    definition text NOT NULL,
    shape text NOT NULL,
    seen_at timestamptz NOT NULL
  );
  CREATE TABLE headwater_cms (
    url text PRIMARY KEY,
    honors_keys boolean,
    takes_files boolean,
    heard_at timestamptz NOT NULL
  );
  CREATE TABLE headwater_alarms (
    kind text PRIMARY KEY,
    claimed_at timestamptz NOT NULL,
    sent_at timestamptz
  );
  -- Times of saved forms are epoch milliseconds of the instance that reads: they are days.
  CREATE TABLE headwater_saved_forms (
    hash text PRIMARY KEY,
    form_id integer NOT NULL,
    sealed bytea,
    uploads text[] NOT NULL DEFAULT '{}',
    expires_at float8 NOT NULL,
    is_sent boolean NOT NULL DEFAULT false
  );
  CREATE INDEX headwater_saved_forms_uploads ON headwater_saved_forms USING gin (uploads) WHERE uploads <> '{}';
  CREATE TABLE headwater_saved_form_mails (hash text NOT NULL, recipient text NOT NULL, sent_at float8 NOT NULL);
  CREATE INDEX headwater_saved_form_mails_recipient ON headwater_saved_form_mails (recipient);`,
  `CREATE TABLE headwater_preview_links (
    hash text PRIMARY KEY,
    content_id bigint NOT NULL,
    -- Epoch milliseconds of the instance that wrote them.
    made_at float8 NOT NULL,
    expires_at float8 NOT NULL,
    copied_at float8 NOT NULL,
    link bytea NOT NULL,
    copy bytea NOT NULL
  );
  CREATE INDEX headwater_preview_links_content ON headwater_preview_links (content_id);`,
  'ALTER TABLE headwater_saved_forms ADD COLUMN visitor text',
  // The hand-over to a webhook. Leads of earlier versions are not handed over.
  `ALTER TABLE headwater_leads
    ADD COLUMN hand_over text CHECK (hand_over IN ('waiting', 'done')),
    ADD COLUMN hand_over_at timestamptz,
    ADD COLUMN hand_over_since timestamptz,
    ADD COLUMN hand_over_attempts integer NOT NULL DEFAULT 0,
    ADD COLUMN hand_over_error text;
  CREATE INDEX headwater_leads_hand_over ON headwater_leads (hand_over_at) WHERE hand_over = 'waiting';`,
];

/** Of advisory locks, which are numbers that the programs of a database agree on. */
const MIGRATION_LOCK = 4_232_001;

type Run = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

const HAS_SCHEMA = `SELECT 1 FROM pg_tables WHERE tablename = 'headwater_schema' AND schemaname = ANY (current_schemas(false))`;

async function versionIn(session: Session): Promise<number> {
  const found = await session.rows(HAS_SCHEMA);
  if (found.length === 0) return 0;
  const [row] = await session.rows('SELECT coalesce(max(version), 0) AS version FROM headwater_schema');
  return Number(row?.version);
}

/** Upgrades the tables, or leaves them exactly as they were. Tables of a later version are not changed. */
export async function migrate({ connected, inTransaction }: { connected: Run; inTransaction: Run }): Promise<void> {
  // Without a lock, and without writing where nothing is to do: the database may be read-only.
  if ((await connected(versionIn)) >= MIGRATIONS.length) return;
  await inTransaction(async (session) => {
    await session.rows('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // Read again under the lock: two instances may have started at once.
    const version = await versionIn(session);
    if (version === 0) await session.run('CREATE TABLE IF NOT EXISTS headwater_schema (version integer NOT NULL)');
    for (const step of MIGRATIONS.slice(version)) await session.run(step);
    await session.run('INSERT INTO headwater_schema (version) SELECT $1::integer WHERE $1::integer > $2::integer', [
      MIGRATIONS.length,
      version,
    ]);
  });
}
