import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@headwater/contract/http/signed-headers.ts';

/** The secret that scripts give to every program of a test. */
const secret = 'a-secret-for-tests-only';

/** A signed message of the CMS about a change. */
export function signedMessage(tags: string[], paths: string[] = []) {
  const body = JSON.stringify({ id: randomUUID(), tags, paths });
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(body, secret, Math.floor(Date.now() / 1000)),
  };
  return { body, headers };
}

/** Reports a change to the site like the CMS. @returns the number of pages that are refreshed. */
export async function tellSite(siteUrl: string, tags: string[], paths: string[] = []): Promise<number> {
  const answer = await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', ...signedMessage(tags, paths) });
  if (answer.status !== 200) throw new Error(`the site answered ${answer.status}: ${await answer.text()}`);
  const { refreshed } = (await answer.json()) as { refreshed: number };
  return refreshed;
}
