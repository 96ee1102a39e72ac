import { createHash } from 'node:crypto';

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Names of keys in Redis, where other sites and programs may have theirs. None of them contains what visitors sent. */
export interface RedisKeys {
  /** A page; builds don't read each other's. */
  page(key: string): string;
  /** The right to render a page. */
  pageTurn(key: string): string;
  /** The log of changes, and the channel that announces them. */
  changes: string;
  /** @param client already hashed */
  rate(limit: string, client: string): string;
  signature(signature: string): string;
  /** Tokens of a session. @param tokenHash of its refresh token */
  session(tokenHash: string): string;
  /** The right to renew a session. */
  sessionTurn(tokenHash: string): string;
}

/** @param origin identifies the site: the URLs of its CMS and of itself */
export function redisKeys(origin: string, build: string): RedisKeys {
  const site = `headwater:${shortHash(origin)}`;
  const pages = `${site}:page:${shortHash(build)}`;
  return {
    page: (key) => `${pages}:${shortHash(key)}`,
    pageTurn: (key) => `${pages}:${shortHash(key)}:turn`,
    changes: `${site}:changes`,
    rate: (limit, client) => `${site}:rate:${limit}:${client}`,
    signature: (signature) => `${site}:message:${shortHash(signature)}`,
    session: (tokenHash) => `${site}:session:${tokenHash}`,
    sessionTurn: (tokenHash) => `${site}:session:${tokenHash}:turn`,
  };
}
