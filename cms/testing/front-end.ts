import type { IssuedTokens } from '../accounts/grants.ts';
import type { Browser } from './browser.ts';

interface Subject {
  fetch: (request: Request, address?: string) => Promise<Response>;
}

export const testSecret = 'a-secret-for-tests-only';

/** Sends requests to the CMS as the site's server does. */
export function frontEnd(cms: Subject) {
  async function rest(route: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return cms.fetch(
      new Request(`http://cms.test/wp-json/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-faustwp-secret': testSecret, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }

  return {
    rest,
    authorize: (body: { code?: string; refreshToken?: string }) => rest('faustwp/v1/authorize', body),

    /** Tokens for a code or refresh token; undefined when the CMS refuses it. */
    async tokens(body: { code?: string; refreshToken?: string }): Promise<IssuedTokens | undefined> {
      const response = await rest('faustwp/v1/authorize', body);
      return response.status === 200 ? ((await response.json()) as IssuedTokens) : undefined;
    },

    /** The result of a query with a token, which acts for its user. */
    async query(query: string, token?: string, variables: object = {}): Promise<{ data?: unknown; errors?: unknown }> {
      const response = await cms.fetch(
        new Request('http://cms.test/index.php?graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify({ query, variables }),
        }),
      );
      return (await response.json()) as { data?: unknown; errors?: unknown };
    },
  };
}

/** The code with which /generate redirects a signed-in browser to the site. */
export async function codeFor(visitor: Browser): Promise<string> {
  const { headers } = await visitor.get('/generate?redirect_uri=http%3A%2F%2Fsite.test%2Fpreview%3Fp%3D1');
  return new URL(headers.get('location') ?? '', 'http://nowhere.test').searchParams.get('code') ?? '';
}
