import { testServer } from '@headwater/tools/test-server.ts';
import type { ToolbarSettings, Viewer } from '../viewer.ts';

const viewer: Viewer = {
  name: 'Inga',
  username: 'inga',
  avatars: { small: undefined, large: { src: '/64.png', dense: undefined } },
};

export const settings: ToolbarSettings = { isShown: true, siteName: 'Mill Brook', cmsUrl: 'https://cms.example' };

interface Answer {
  /** Without one the connection ends, as when the site is down. */
  status?: number;
  /** JSON. */
  body?: unknown;
  /** The answer is sent when this is settled. */
  after?: Promise<void>;
}

/** Answers of a site, by path. */
export type Answers = Record<string, Answer>;

/** What a site answers to an editor who is signed in. */
function usualAnswers(): Answers {
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
 * @param others answers in place of the usual ones
 */
export async function signedInSite(others: Answers = {}) {
  const requests: string[] = [];
  const answers: Answers = { ...usualAnswers(), ...others };
  const { url } = await testServer(async (req, res) => {
    const { method, url: path = '', headers } = req;
    requests.push([method, path, headers.authorization].filter(Boolean).join(' '));
    const { status, body, after }: Answer = answers[path] ?? { status: 404 };
    await after;
    if (status === undefined) return req.socket.destroy();
    return res.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
  });
  return { url, requests, answers };
}
