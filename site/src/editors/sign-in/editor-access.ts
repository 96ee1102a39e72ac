import type { QueryAsEditor } from '../../cms-client/cms-client.ts';
import type { AuthSettings } from './auth-strategy.ts';
import type { CookieScope } from './editor-cookies.ts';
import type { EditorSessions } from './editor-sessions.ts';
import type { PasswordLogin } from './password-login.ts';

/** What the pages and endpoints of editors are given, and no other page is. */
export interface EditorAccess {
  queryAsEditor: QueryAsEditor;
  sessions: EditorSessions;
  passwordLogin: PasswordLogin;
  settings: AuthSettings;
  cookies: CookieScope;
  /** Origin of the site, as this request addresses it. */
  origin: string;
  /** SITE_URL; undefined when it is not set. */
  siteUrl: URL | undefined;
  /** Where editors' browsers find the CMS, without trailing slash. */
  cmsUrl: string;
  /** Seconds to wait before another try; 0 when it may be made now, and then it is counted. */
  limits: {
    /** Of asking the CMS about a code or token that may be made up. */
    token(): number;
    /** Of a password for an account. */
    password(account: string): number;
  };
  /** Writes to the log what editors need not know. */
  warn(error: unknown, message: string): void;
}

/**
 * What the server gave to an editor's page or endpoint.
 * @throws Error on any other page: the route is missing in the server's list.
 */
export function requireEditors({ editors }: { editors?: EditorAccess }): EditorAccess {
  if (!editors) throw new Error('This address is not in the list of routes for editors.');
  return editors;
}
