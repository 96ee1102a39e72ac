/** The kinds of routes; the pipeline has one handler for each. */
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

/** What is rate-limited per client; the handler answers excess requests with a 429, or with less work. */
export type LimitName = 'searches' | 'form-posts' | 'form-tokens' | 'editor-tokens' | 'passwords' | 'unknown-paths';

/** One row: its paths, and its policy: methods, body, host and `no-store` apply before any handler, the rest in it. */
export interface RouteRow {
  kind: RouteKind;
  /** Whether a decoded path belongs to the route. The first matching row counts. */
  matches(path: string): boolean;
  /** An example path of the route. */
  example: string;
  /** The file under `src/pages` that renders it. */
  page?: string;
  /** Other methods are answered with a 405. */
  methods: readonly string[];
  /** Maximum size of a body in bytes; larger ones are a 413. */
  largestBody: number;
  /**
   * `pages`: stored by the page cache. `browser`: the answer says how long it may be stored. `never`: sent with
   * `no-store` unless the answer says more.
   */
  cache: 'pages' | 'browser' | 'never';
  /**
   * `everyone` under the site's own host names, `everyone on any host` for load balancers, `editors` with a session
   * (including sign-in pages), `the CMS` with its signature, `operators` with their token, `the server` only: the
   * route is rendered in place of others, and is a 404 under its own path.
   */
  access: 'everyone' | 'everyone on any host' | 'editors' | 'the CMS' | 'operators' | 'the server';
  limit?: LimitName;
}
