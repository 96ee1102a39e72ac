import { notGraphql } from '@headwater/contract/http/not-graphql.ts';
import { bad, type Finding, good } from './finding.ts';
import type { FirstAnswer } from './seen.ts';

/** Whether the CMS answers at all. */
export function reachable(url: string, answer: FirstAnswer): Finding {
  if (answer.kind === 'answer') return good(`${url} answers`);
  return bad(
    `${url} cannot be reached: ${answer.why}`,
    'Start that WordPress, or correct --cms (CMS_URL for the site).',
  );
}

/** Whether GraphQL is where the site expects it. */
export function endpoint(url: string, answer: Extract<FirstAnswer, { kind: 'answer' }>): Finding {
  const { status, type, location, isGraphql, text } = answer;
  if (isGraphql) return good('/index.php?graphql answers GraphQL');
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
