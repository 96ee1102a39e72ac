/** What answers a route; the pipeline has one answer for each. */
export type RouteKind =
  | 'health'
  | 'operators'
  | 'moved'
  | 'media'
  | 'image'
  | 'endpoint'
  | 'form'
  | 'form-token'
  | 'webhook'
  | 'document'
  | 'editor'
  | 'own-page'
  | 'nothing'
  | 'page';

/** What is counted for each client; the answer refuses what is too much with a 429, or with less work. */
export type LimitName = 'searches' | 'form-posts' | 'form-tokens' | 'editor-tokens' | 'passwords' | 'unknown-paths';

/** One row: which paths, and what holds for them before anything answers. */
export interface RouteRow {
  kind: RouteKind;
  /** Of the decoded path. The first row that matches counts. */
  matches(path: string): boolean;
  /** A path of the route. */
  example: string;
  /** The file under `src/pages` that renders it. */
  page?: string;
  /** Answered with a 405 otherwise. */
  methods: readonly string[];
  /** Of the largest body, in bytes; a longer one is a 413. */
  largestBody: number;
  /**
   * `pages`: stored by the page cache. `browser`: the answer says how long it may be stored. `never`: sent with
   * `no-store` unless the answer says more.
   */
  cache: 'pages' | 'browser' | 'never';
  /**
   * `everyone` under the site's own host names, `everyone on any host` for load balancers, `editors` with a session
   * (pages to sign in included), `the CMS` with its signature, `operators` with their token, `the server` alone: the
   * route is rendered in place of others, and is a 404 under its own path.
   */
  access: 'everyone' | 'everyone on any host' | 'editors' | 'the CMS' | 'operators' | 'the server';
  limit?: LimitName;
}
