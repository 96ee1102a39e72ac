import { type CatalogueMessage, type CatalogueResponses, siteCataloguePath } from '@headwater/contract/catalogue.ts';
import { signedHeaders } from '@headwater/contract/http/signed-headers.ts';

/** Has the site read figures, which it alone knows. @returns undefined when it does not respond in time */
export type SendToSite = <Message extends CatalogueMessage>(
  message: Message,
  timeoutMs: number,
) => Promise<CatalogueResponses[Message['kind']] | undefined>;

interface SendToSiteOptions {
  /** Without a trailing slash. */
  siteUrl: string;
  /** Shared with the site; if it is empty, nothing is sent. */
  secret: string;
  /** Epoch milliseconds. */
  now: () => number;
}

export function sendToSite({ siteUrl, secret, now }: SendToSiteOptions): SendToSite {
  return async (message, timeoutMs) => {
    if (secret === '') return undefined;
    // Two screens may send the same at once; the site refuses a message that it got before.
    const body = JSON.stringify({ ...message, id: crypto.randomUUID() });
    try {
      const response = await fetch(`${siteUrl}${siteCataloguePath}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', ...signedHeaders(body, secret, Math.floor(now() / 1000)) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      // The response is the site's, of the contract.
      return response.ok ? ((await response.json()) as CatalogueResponses[(typeof message)['kind']]) : undefined;
    } catch {
      return undefined;
    }
  };
}
