import type { QueryAsEditor } from '../../cms-client/cms-client.ts';
import type { AuthSettings } from './auth-strategy.ts';
import type { CookieScope } from './editor-cookies.ts';
import type { EditorSessions } from './editor-sessions.ts';
import type { PasswordLogin } from './password-login.ts';

/** Seconds; instances that share a limit respond later. */
type Wait = number | Promise<number>;

/** What only the pages and endpoints of editors get from the server. */
export interface EditorAccess {
  queryAsEditor: QueryAsEditor;
  sessions: EditorSessions;
  passwordLogin: PasswordLogin;
  settings: AuthSettings;
  cookies: CookieScope;
  /** Origin of the site, by the host of this request. */
  origin: string;
  /** SITE_URL; undefined when it is not set. */
  siteUrl: URL | undefined;
  /** URL of the CMS for editors' browsers, without trailing slash. */
  cmsUrl: string;
  /** The same of WordPress's own files, such as `/wp-admin`. */
  wordpressUrl: string;
  /** Seconds to wait before another attempt; 0 when it is allowed now, which counts it. */
  limits: {
    /** Limits requests to the CMS about a token that only it knows, where the route's row does not. */
    token(): Wait;
    /** Limits password attempts, in all and per account. */
    password(account: string): Wait;
  };
  /** Logs problems that editors need not see. */
  warn(error: unknown, message: string): void;
}

/**
 * The server's data for an editor's page or endpoint.
 * @throws Error on any other page: the route is missing in the server's list.
 */
export function requireEditors({ editors }: { editors?: EditorAccess }): EditorAccess {
  if (!editors) throw new Error('This path is not in the list of routes for editors.');
  return editors;
}
