import { createAuthorizer } from '../../cms-client/authorize.ts';
import type { CmsClient } from '../../cms-client/cms-client.ts';
import { wordpressUrl } from '../../config/cms-places.ts';
import { cmsRequestUrl, env, isSiteUrlExplicit } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { PreviewLinks } from '../../editors/preview/preview-links.ts';
import { authSettings } from '../../editors/sign-in/auth-strategy.ts';
import type { EditorAccess } from '../../editors/sign-in/editor-access.ts';
import { cookieScope } from '../../editors/sign-in/editor-cookies.ts';
import { createEditorSessions, type EditorSessions } from '../../editors/sign-in/editor-sessions.ts';
import { createPasswordLogin } from '../../editors/sign-in/password-login.ts';
import { secretAdvice } from '../../editors/sign-in/secret-check.ts';
import type { SharedSessions } from '../../editors/sign-in/shared-sessions.ts';
import type { Exchange } from '../exchange.ts';
import { log } from '../operators/log.ts';

/** Additional locals of editors' pages and endpoints. */
export interface EditorLocals {
  editors: EditorAccess;
  previewLinks: PreviewLinks;
}

/** Seconds: a stored access token with less time left is renewed, because the browser would renew it then. */
const SPARED_SECONDS = siteConfig.tokenRefreshSeconds + 15;

/** Editors' sessions in memory, shared with other instances if there are any. */
export function createSessions(shared: SharedSessions): EditorSessions {
  const authorizer = createAuthorizer({
    url: cmsRequestUrl,
    secret: env.CMS_SECRET,
    onSecretRefused: () => log.error(secretAdvice.wrong),
  });
  return createEditorSessions({ ...authorizer, sparedSeconds: SPARED_SECONDS, shared });
}

/**
 * Creates what editors' pages share: sessions and preview links.
 * @throws ConfigurationError when editors have no way to sign in.
 */
export function createEditorServices(
  { queryAsEditor, mutate }: CmsClient,
  previewLinks: PreviewLinks,
  sessions: EditorSessions,
): (exchange: Pick<Exchange, 'req' | 'client' | 'attempt'>) => EditorLocals {
  const settings = authSettings(env.AUTH_STRATEGY, siteConfig.paths.login);
  const siteUrl = new URL(env.SITE_URL);

  return ({ req, client, attempt }) => {
    return {
      previewLinks,
      editors: {
        queryAsEditor,
        sessions,
        passwordLogin: createPasswordLogin(mutate, client.key),
        settings,
        cookies: cookieScope(siteUrl),
        origin: `${siteUrl.protocol}//${req.headers.host ?? siteUrl.host}`,
        siteUrl: isSiteUrlExplicit ? siteUrl : undefined,
        cmsUrl: env.CMS_URL,
        wordpressUrl: wordpressUrl(),
        limits: {
          token: () => attempt('editor-tokens'),
          password: async (account) =>
            (await attempt('sign-ins')) || attempt('passwords', account.normalize('NFKC').trim().toLowerCase()),
        },
        warn: (err, message) => log.warn({ err }, message),
      },
    };
  };
}

export type EditorServices = ReturnType<typeof createEditorServices>;
