import { createCmsClient } from '../cms-client/cms-client.ts';
import type { SearchEngines } from '../cms-client/send-request.ts';
import { cmsUnderTest } from './cms-under-test.ts';
import type { Finding } from './finding.ts';
import { endpoint, reachable } from './first-response.ts';
import { decideAll, type ReportedItem } from './items.ts';
import type { DocumentStorePlace } from './look-at-documents.ts';
import { lookAtAll } from './looks.ts';
import { redis } from './redis-item.ts';

interface Examination {
  /** Without a trailing slash. */
  cmsUrl: string;
  /** `CMS_UPLOADS_URL`; may be empty. */
  uploadsUrl: string;
  /** The same with the user and password of Basic authentication, which no report shows. */
  cmsRequestUrl?: string;
  siteUrl: string;
  /** Shared by site and CMS; may be empty. */
  secret: string;
  /** `REDIS_URL`; empty when instances share nothing. */
  redisUrl?: string;
  /** `DATABASE_URL`; may be empty. */
  databaseUrl: string;
  /** Where the site stores its documents. */
  documents: DocumentStorePlace;
  /** Whether the environment has keys for the REST API of Gravity Forms. */
  hasRestKeys: boolean;
  /** `SEARCH_ENGINES`. */
  searchEngines: SearchEngines | '';
  /** `CMS_EDITOR_METHOD`. */
  editorMethod: 'GET' | 'POST';
}

function item(name: 'reachable' | 'endpoint' | 'redis', title: string, finding: Finding): ReportedItem {
  return { item: name, title, ...finding };
}

/** About Redis, whose client is loaded only when there is a URL. */
async function examineRedis(url: string): Promise<ReportedItem[]> {
  if (url === '') return [];
  const { lookAtRedis } = await import('../instances/redis/look-at-redis.ts');
  return [item('redis', 'Redis', redis(await lookAtRedis(url)))];
}

/**
 * Examines a CMS and its site. Without GraphQL, the report ends with why. It changes no content; the plugin logs one
 * message to the site.
 */
export async function examine({ redisUrl = '', ...examination }: Examination): Promise<ReportedItem[]> {
  return [...(await examineCms(examination)), ...(await examineRedis(redisUrl))];
}

async function examineCms({
  cmsUrl,
  cmsRequestUrl = cmsUrl,
  ...examined
}: Omit<Examination, 'redisUrl'>): Promise<ReportedItem[]> {
  const { secret } = examined;
  const cms = cmsUnderTest(cmsUrl, secret, cmsRequestUrl);
  const first = await cms.first();
  const reached = item('reachable', 'Reachable', reachable(cmsUrl, first));
  if (first.kind === 'none') return [reached];
  const found = item('endpoint', 'GraphQL endpoint', endpoint(cmsUrl, first));
  if (!first.isGraphql) return [reached, found];
  const client = createCmsClient({ url: cmsRequestUrl, method: 'POST', persistedQueries: false, secret });
  try {
    const seen = await lookAtAll(first, { ...examined, cms, query: client.queryPublic, seesTokens: client.seesTokens });
    return [reached, found, ...decideAll(seen)];
  } finally {
    await client.close();
  }
}
