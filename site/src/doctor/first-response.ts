import { notGraphql } from '@headwater/contract/http/not-graphql.ts';
import { bad, type Finding, good, less } from './finding.ts';
import type { FirstResponse } from './seen.ts';

/** Whether the CMS responds at all. */
export function reachable(url: string, response: FirstResponse): Finding {
  if (response.kind === 'response') return good(`${url} responds`);
  return bad(
    `${url} cannot be reached: ${response.why}`,
    'Start that WordPress, or correct --cms (CMS_URL for the site).',
  );
}

/** Half of what the site waits for a query unless `CMS_TIMEOUT_SECONDS` says more; a page's query takes longer than this. */
const SLOW_SECONDS = 2.5;

/** Whether GraphQL is where the site expects it, and fast enough for pages. */
export function endpoint(url: string, response: Extract<FirstResponse, { kind: 'response' }>): Finding {
  const { status, seconds, type, location, isGraphql, text } = response;
  if (isGraphql && seconds > SLOW_SECONDS) {
    return less(
      `/index.php?graphql took ${seconds.toFixed(1)} s for the smallest query`,
      'Give WordPress OPcache and an object cache. Where pages are still 503, set CMS_TIMEOUT_SECONDS=30 for the site (docs/operations.md).',
    );
  }
  if (isGraphql) return good('/index.php?graphql responds with GraphQL');
  if (location !== undefined) {
    return bad(
      `/index.php?graphql redirects to ${location}`,
      `Use the URL to which ${url} redirects: the site follows no redirects.`,
    );
  }
  if (status === 403) {
    return bad(
      `/index.php?graphql refuses visitors with HTTP ${status}`,
      'Let the site query it without a password: turn off "Restrict Endpoint to Authenticated Users" in WordPress under GraphQL, Settings, and any protection of the web server for this path.',
    );
  }
  const { sees, fix } = notGraphql(status, type, text);
  return bad(`/index.php?graphql answers ${sees}`, fix);
}
