import { createHmac, randomUUID } from 'node:crypto';
import { ownHeaders } from '@headwater/contract/http/headers.ts';
import type { ChangeMessage } from '@headwater/contract/webhook.ts';
import { unreachableReason } from '@headwater/runtime/unreachable-reason.ts';
import type { SiteResponse } from './seen.ts';

const TIMEOUT_MS = 8_000;

/** Sends the site a message about nothing, signed like those of the CMS. */
export async function lookAtSite(siteUrl: string, secret: string): Promise<SiteResponse> {
  const body = JSON.stringify({ id: randomUUID(), tags: ['headwater:doctor'], paths: [] } satisfies ChangeMessage);
  const timestamp = String(Math.floor(Date.now() / 1000));
  try {
    const response = await fetch(`${siteUrl}/api/revalidate`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        [ownHeaders.timestamp]: timestamp,
        [ownHeaders.signature]: createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return { kind: 'response', status: response.status };
  } catch (error) {
    return { kind: 'none', why: unreachableReason(error, TIMEOUT_MS) };
  }
}
