import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { onTestFinished } from 'vitest';
import { createCmsClient } from '../../../cms-client/cms-client.ts';
import type { SubmissionLimits } from '../../../cms-client/submissions.ts';
import type { FormOutcomeView } from '../../../forms/model/form-outcome-view.ts';
import { makeFormToken } from '../../../forms/server/form-token.ts';
import { openLeadService } from '../../../leads/lead-service.ts';
import type { WhenUnsure } from '../../../leads/may-send.ts';
import { createRateLimit } from '../../rate-limit.ts';
import { limitsOf, routeListener } from '../../testing/route-listener.ts';
import { createFormsEndpoint } from '../forms-endpoint.ts';

export const SITE = 'https://shop.example';

interface DoorOptions {
  cmsUrl: string;
  /** Leads of an earlier door; a new folder when absent. */
  folder?: string;
  postsPerMinute?: number;
  trustedProxies?: number;
  onClosed?: (formId: number) => void;
  whenUnsure?: WhenUnsure;
  /** Milliseconds for a submission; two minutes when absent. */
  submissionLimits?: SubmissionLimits;
  /** Milliseconds that a visitor waits for the CMS to take the lead. */
  cmsWaitMs?: number;
  /** Milliseconds that a visitor waits in any case. */
  answerTimeoutMs?: number;
}

/** The door for forms with everything behind it, listening on a port of its own. */
export async function openDoor(options: DoorOptions) {
  const { cmsUrl, folder, postsPerMinute = 10_000, trustedProxies = 0, whenUnsure = 'hold' } = options;
  const { submissionLimits, cmsWaitMs, answerTimeoutMs, onClosed } = options;
  const dataFolder = folder ?? (await testFolder());
  const client = createCmsClient({
    url: cmsUrl,
    method: 'GET',
    persistedQueries: false,
    secret: 'shared',
    ...(submissionLimits && { submissionLimits }),
  });
  const logged: string[] = [];
  const desk = openLeadService({
    ...{ client, cmsUrl, whenUnsure },
    ...(cmsWaitMs !== undefined && { cmsWaitMs }),
    ...(answerTimeoutMs !== undefined && { answerTimeoutMs }),
    dataFolder,
    siteUrl: SITE,
    ...(onClosed && { onClosed }),
    log: (level, message, details) => void logged.push(JSON.stringify({ level, message, details })),
  });
  const views: FormOutcomeView[] = [];
  const endpoint = createFormsEndpoint({
    desk,
    // In place of the built page, which only a build can make.
    sendOutcome: async (_req, res, view) => {
      views.push(view);
      res.writeHead(view.status, { 'content-type': 'text/html' }).end();
    },
  });
  const listener = routeListener(
    (exchange) => (exchange.route.kind === 'form' ? endpoint.take(exchange) : endpoint.giveToken(exchange)),
    {
      trustedProxies,
      siteUrl: new URL(SITE),
      limits: limitsOf({
        'form-posts': createRateLimit({ perMinute: postsPerMinute }),
        'form-tokens': createRateLimit({ perMinute: postsPerMinute }),
      }),
      sendDenial: endpoint.deny,
    },
  );
  const server = createServer((req, res) => {
    listener(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await desk.stop();
    await client.close();
  };
  onTestFinished(close);

  async function raw(body: RequestInit['body'], headers: Record<string, string> = {}, formId = 1) {
    const response = await fetch(`http://127.0.0.1:${port}/api/forms/${formId}`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json', 'user-agent': 'Test browser', ...headers },
      ...(body !== undefined && { body }),
    });
    const said = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(said) : undefined;
    return { status: response.status, headers: response.headers, json };
  }

  return {
    port,
    desk,
    dataFolder,
    logged,
    views,
    close,
    raw,
    token: () => fetch(`http://127.0.0.1:${port}/api/forms/1/token`),
    /** Of the form as it is now. */
    version: async () => (await desk.form(1))?.version ?? '',
    /** Sends what a browser sends; `parts` replace what they name. */
    send: (parts: Record<string, unknown> = {}, headers?: Record<string, string>) =>
      raw(JSON.stringify({ ...submission(), ...parts }), headers),
  };
}

/** A token of a form that was opened five seconds ago. */
export function goodToken(version = 'any', formId = 1): string {
  return makeFormToken(formId, version, 3_600_000, Date.now() - 5_000);
}

/** A submission in order, under a key of its own. */
export function submission() {
  return {
    key: randomUUID(),
    token: goodToken(),
    values: [
      { id: 1, value: 'Ada Lovelace' },
      { id: 2, emailValues: { value: 'ada@example.com' } },
    ] as unknown[],
    page: { path: '/contact/', asPath: '/contact/?from=ad' },
  };
}
