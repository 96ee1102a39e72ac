import { cmsRequestUrl, env } from '../config/env.ts';
import type { Observe } from '../telemetry/observe.ts';
import { type CmsClient, createCmsClient } from './cms-client.ts';
import { queryTimes } from './query-times.ts';

let client: CmsClient | undefined;

/**
 * The client for the CMS of this environment; the first call creates it, and decides where warnings go and what measures
 * its requests.
 */
export function configuredClient(warn: (message: string) => void = console.warn, observe?: Observe): CmsClient {
  client ??= createCmsClient({
    url: cmsRequestUrl,
    method: env.CMS_METHOD,
    editorMethod: env.CMS_EDITOR_METHOD,
    persistedQueries: env.CMS_PERSISTED_QUERIES === 'on',
    secret: env.CMS_SECRET,
    times: queryTimes(env.CMS_TIMEOUT_SECONDS),
    warn,
    ...(observe && { observe }),
  });
  return client;
}
