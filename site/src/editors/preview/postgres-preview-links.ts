import { createHash } from 'node:crypto';
import { isRecord } from '@headwater/contract/is-record.ts';
import { openText, sealText } from '../../config/seal-text.ts';
import { OutboxUnavailableError } from '../../leads/outbox.ts';
import { openDatabase } from '../../leads/postgres/database.ts';
import { newLink, type PreviewLink, type PreviewLinks, PreviewLinksUnavailableError } from './preview-links.ts';

interface PostgresPreviewLinksOptions {
  /** `DATABASE_URL` */
  url: string;
  /** 32 bytes that all instances share. */
  encryptionKey: Buffer;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Beside those for leads: drafts must not take the connections that forms need. */
const CONNECTIONS = 2;

/** What a link is stored under, from which its ID cannot be found. */
function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError)) throw error;
    throw new PreviewLinksUnavailableError(`preview links cannot be stored or read (${error.reason})`);
  }
}

/**
 * Preview links that all instances share, beside the leads. The database has no ID, name or word of a draft: links are
 * under hashes of their IDs, and everything else is encrypted.
 */
export function postgresPreviewLinks(options: PostgresPreviewLinksOptions): PreviewLinks {
  const { url, encryptionKey: key, now = Date.now } = options;
  const database = openDatabase(url, CONNECTIONS);
  const run = (sql: string, values: readonly unknown[]) => explained(database.run(sql, values));
  const rows = (sql: string, values: readonly unknown[]) => explained(database.rows(sql, values));
  const linkContext = (hash: string) => `preview link ${hash}`;
  const copyContext = (contentId: number) => `preview copy ${contentId}`;

  /** @returns undefined for what no instance of this site wrote */
  function open(sealed: unknown, context: string): string | undefined {
    return sealed instanceof Uint8Array ? openText(key, sealed, context) : undefined;
  }

  function linkOf(row: Record<string, unknown>): PreviewLink | undefined {
    const text = open(row.link, linkContext(String(row.hash)));
    const link: unknown = text && JSON.parse(text);
    // Sealed by `add` with its type; when its copy was taken may have changed since.
    return isRecord(link) ? { ...(link as unknown as PreviewLink), copiedAt: Number(row.copied_at) } : undefined;
  }

  const removeOld = () => run('DELETE FROM headwater_preview_links WHERE expires_at <= $1', [now()]);

  return {
    async add(wanted, copy) {
      const link = newLink(wanted, now());
      const { id, contentId, madeAt, expiresAt } = link;
      const hash = hashOf(id);
      const sealed = [
        sealText(key, JSON.stringify(link), linkContext(hash)),
        sealText(key, copy, copyContext(contentId)),
      ];
      await run(
        `INSERT INTO headwater_preview_links (hash, content_id, made_at, expires_at, copied_at, link, copy)
         VALUES ($1, $2, $3, $4, $3, $5, $6)`,
        [hash, contentId, madeAt, expiresAt, ...sealed],
      );
      return link;
    },
    async of(contentId) {
      await removeOld();
      const found = await rows(
        'SELECT hash, copied_at, link FROM headwater_preview_links WHERE content_id = $1 ORDER BY made_at DESC',
        [contentId],
      );
      return found.flatMap((row) => linkOf(row) ?? []);
    },
    async find(id) {
      const [row] = await rows('SELECT * FROM headwater_preview_links WHERE hash = $1 AND expires_at > $2', [
        hashOf(id),
        now(),
      ]);
      const link = row && linkOf(row);
      if (!link) return undefined;
      const copy = open(row.copy, copyContext(link.contentId));
      return copy === undefined ? undefined : { link, copy };
    },
    async refresh(contentId, copy) {
      const sealed = sealText(key, copy, copyContext(contentId));
      await run('UPDATE headwater_preview_links SET copy = $2, copied_at = $3 WHERE content_id = $1', [
        contentId,
        sealed,
        now(),
      ]);
    },
    async withdraw(id, contentId) {
      await run('DELETE FROM headwater_preview_links WHERE hash = $1 AND content_id = $2', [hashOf(id), contentId]);
    },
    async withdrawAll(contentId) {
      await run('DELETE FROM headwater_preview_links WHERE content_id = $1', [contentId]);
    },
    close: database.close,
  };
}
