import { testServer } from '@headwater/tools/test-server.ts';
import type { ToolbarSettings, Viewer } from '../viewer.ts';

const viewer: Viewer = {
  name: 'Inga',
  username: 'inga',
  avatars: { small: undefined, large: { src: '/64.png', dense: undefined } },
};

export const settings: ToolbarSettings = { isShown: true, siteName: 'Mill Brook', cmsUrl: 'https://cms.example' };

interface SiteResponse {
  /** Without one the connection ends, as when the site is down. */
  status?: number;
  /** JSON. */
  body?: unknown;
  /** The response is sent when this is settled. */
  after?: Promise<void>;
}

/** Responses of a site, by path. */
export type SiteResponses = Record<string, SiteResponse>;

/** What a site responds to an editor who is signed in. */
function usualResponses(): SiteResponses {
  const token = { accessToken: 'token', accessTokenExpiration: Date.now() / 1000 + 3_600 };
  return {
    '/api/faust/auth/token': { status: 200, body: token },
    '/api/faust/toolbar': { status: 200, body: settings },
    '/api/faust/viewer': { status: 200, body: viewer },
    '/api/faust/auth/logout': { status: 205 },
    '/api/faust/auth/logout-everywhere': { status: 205 },
  };
}

/**
 * A site that an editor is signed in to, until the end of the test.
 * @param others responses in place of the usual ones
 */
export async function signedInSite(others: SiteResponses = {}) {
  const requests: string[] = [];
  const responses: SiteResponses = { ...usualResponses(), ...others };
  const { url } = await testServer(async (req, res) => {
    const { method, url: path = '', headers } = req;
    requests.push([method, path, headers.authorization].filter(Boolean).join(' '));
    const { status, body, after }: SiteResponse = responses[path] ?? { status: 404 };
    await after;
    if (status === undefined) return req.socket.destroy();
    return res.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
  });
  return { url, requests, responses };
}
