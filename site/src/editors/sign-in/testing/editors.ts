import type { AuthorizeResponse, Grant } from '../../../cms-client/authorize.ts';
import type { EditorAccess } from '../editor-access.ts';
import { cookieScope } from '../editor-cookies.ts';
import { createEditorSessions } from '../editor-sessions.ts';

export const siteUrl = new URL('https://shop.example');

interface EditorsOptions extends Partial<EditorAccess> {
  /** The CMS's response to a code or a refresh token; by default it knows the code `good` and the token `known`. */
  authorize?: (grant: Grant) => Promise<AuthorizeResponse>;
}

/** Tokens that are valid for minutes and weeks; `name` distinguishes them. */
export function granted(name: string): AuthorizeResponse {
  const seconds = Math.floor(Date.now() / 1_000);
  return {
    kind: 'granted',
    tokens: {
      accessToken: `access of ${name}`,
      accessTokenExpiration: seconds + 300,
      refreshToken: `refresh of ${name}`,
      refreshTokenExpiration: seconds + 1_209_600,
    },
  };
}

export const refused: AuthorizeResponse = {
  kind: 'refused',
  status: 401,
  refusal: { code: 'invalid', message: 'No.' },
};

async function knownAlone(grant: Grant): Promise<AuthorizeResponse> {
  const isKnown = 'code' in grant ? grant.code === 'good' : grant.refreshToken === 'known';
  return isKnown ? granted('Inga') : refused;
}

/** Data for editors' pages with their own sessions; `grants` lists what was sent to the CMS. */
export function editorsOf({ authorize = knownAlone, ...others }: EditorsOptions = {}) {
  const grants: Grant[] = [];
  const warnings: string[] = [];
  const editors: EditorAccess = {
    queryAsEditor: () => Promise.reject(new Error('This test sends no queries.')),
    sessions: createEditorSessions({
      isIssued: (token) => token !== 'made up',
      authorize: (grant) => {
        grants.push(grant);
        return authorize(grant);
      },
      revoke: async () => {},
      revokeEverywhere: async () => true,
      sparedSeconds: 75,
    }),
    passwordLogin: async () => ({ error: 'This test has no sign-in with a password.' }),
    settings: { strategy: 'redirect', loginPageUrl: '/login' },
    cookies: cookieScope(siteUrl),
    origin: siteUrl.origin,
    siteUrl,
    cmsUrl: 'https://cms.example',
    wordpressUrl: 'https://cms.example',
    limits: { token: () => 0, password: () => 0 },
    warn: (_error, message) => void warnings.push(message),
    ...others,
  };
  return { editors, grants, warnings };
}

/** Names of the cookies that a response sets and deletes, such as `+refresh` and `-state`. */
export function cookieChanges(response: Response): string[] {
  const names = { '__Host-faust-rt': 'refresh', '__Host-faust-state': 'state', 'faust-auth': 'hint' } as const;
  return response.headers.getSetCookie().map((cookie) => {
    const [, name = '', value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return `${value === '' ? '-' : '+'}${Object.hasOwn(names, name) ? names[name as keyof typeof names] : name}`;
  });
}
