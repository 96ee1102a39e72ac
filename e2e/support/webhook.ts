import { createHmac, randomUUID } from 'node:crypto';
import { ownHeaders } from '@headwater/contract/http/headers.ts';

/** The secret that scripts give to every program of a test. */
const secret = 'a-secret-for-tests-only';

/** A signed message of the CMS about a change. */
export function signedMessage(tags: string[], paths: string[] = []) {
  const body = JSON.stringify({ id: randomUUID(), tags, paths });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    [ownHeaders.timestamp]: timestamp,
    [ownHeaders.signature]: signature,
  };
  return { body, headers };
}

/** Reports a change to the site like the CMS. @returns the number of pages that are refreshed. */
export async function tellSite(siteUrl: string, tags: string[], paths: string[] = []): Promise<number> {
  const response = await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', ...signedMessage(tags, paths) });
  if (response.status !== 200) throw new Error(`the site responded with ${response.status}: ${await response.text()}`);
  const { refreshed } = (await response.json()) as { refreshed: number };
  return refreshed;
}
