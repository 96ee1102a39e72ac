import type { IncomingMessage, ServerResponse } from 'node:http';
import { configuredClient } from '../cms-client/configured-client.ts';
import { env } from '../config/env.ts';
import { createFormsEndpoint } from '../forms/server/endpoint/forms-endpoint.ts';
import { openLeadService } from '../leads/lead-service.ts';
import { routeOf } from '../routing/routes.ts';

/** Nobody is counted while somebody works on a form. */
const unlimited = () => 0;

const endpoint = createFormsEndpoint({
  desk: openLeadService({
    client: configuredClient(),
    cmsUrl: env.CMS_URL,
    whenUnsure: env.LEADS_WHEN_UNSURE,
    dataFolder: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    log: (_level, message, details) => console.info(message, details),
  }),
  posts: unlimited,
  tokens: unlimited,
  trustedProxies: 0,
  siteUrl: undefined,
  // The page that shows it is rendered by the built site only.
  sendOutcome: async (_req, res, { status, answer }) => {
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(answer));
  },
});

/** Takes forms under `astro dev`, where `server.ts` does not run. @returns whether it answered */
export async function takeFormInDevelopment(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const route = routeOf((req.url ?? '').replace(/\?.*$/s, ''));
  if (route.kind === 'form' && req.method === 'POST') await endpoint.take(req, res, route.formId);
  else if (route.kind === 'form-token') await endpoint.giveToken(req, res, route.formId);
  else return false;
  return true;
}
