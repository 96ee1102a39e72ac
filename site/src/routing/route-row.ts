/** The kinds of routes; the pipeline has one handler for each. */
export type RouteKind =
  | 'health'
  | 'operators'
  | 'moved'
  | 'media'
  | 'image'
  | 'paper'
  | 'endpoint'
  | 'form'
  | 'form-token'
  | 'upload'
  | 'saved-form'
  | 'request'
  | 'lead-file'
  | 'webhook'
  | 'figures'
  | 'policy-reports'
  | 'security-txt'
  | 'consent'
  | 'suggest'
  | 'document'
  | 'editor'
  | 'own-page'
  | 'nothing'
  | 'page';

/** What is counted per client and minute, by all instances together. */
export type SharedLimitName =
  | 'searches'
  | 'suggestions'
  | 'form-posts'
  | 'form-tokens'
  | 'uploads'
  | 'form-mails'
  | 'editor-tokens'
  | 'sign-ins'
  | 'passwords';
/** What each instance counts by itself, because it is about the memory of that instance. */
export type LocalLimitName = 'policy-reports' | 'unknown-paths';
export type LimitName = SharedLimitName | LocalLimitName;

/**
 * Who may use a route.
 * - `everyone`: under the site's own host names; `everyone on any host`: load balancers as well.
 * - `own pages`: pages of this site, and what is typed into the address bar; other sites get a 403.
 * - `editors`: own pages, with an editor's cookie or token, else a 401. Whether it still counts, the CMS tells.
 * - `the CMS`: messages with its signature, else a 401.
 * - `operators`: requests with their token; for others the route does not exist.
 * - `the server`: pages that are rendered in place of others; a 404 under their own path.
 *
 * What changes something has to come from a page of this site in any case, unless the CMS sends it.
 */
export type Access =
  | 'everyone'
  | 'everyone on any host'
  | 'own pages'
  | 'editors'
  | 'the CMS'
  | 'operators'
  | 'the server';

/** How long a response may be stored, and by whom. */
export type Caching =
  /** By the page cache, whose responses say what browsers may do. */
  | { cache: 'pages' }
  /** By browsers and shared caches: good responses carry this `Cache-Control`, all others `no-store`. */
  | { cache: 'browser'; cacheControl: string }
  /** Every response carries `no-store`. */
  | { cache: 'never' };

/** The tag of a stored page that is the site's own where one of the CMS would be shown in its place. */
export const OWN_PAGE = 'own-page';

interface Row {
  kind: RouteKind;
  /** Whether a decoded path belongs to the route. The first matching row counts. @param query still encoded */
  matches(path: string, query: string): boolean;
  /** An example path of the route. */
  example: string;
  /** The file under `src/pages` that renders it. */
  page?: string;
  /**
   * Whether the stored page at this path is shown in place of the site's own: what the CMS published there; with
   * `stored itself`, without a query also the site's own page, which has the tag `OWN_PAGE` and stays in an outage.
   */
  givesWay?: true | 'stored itself';
  /** Other methods get a 405. */
  methods: readonly string[];
  /** Maximum size of a body in bytes; larger ones are a 413. */
  largestBody: number;
  access: Access;
  /**
   * Counted by the pipeline, which sends the excess a 429; with a `parameter`, only requests that have it, with
   * `guesses`, only those with a code or token of an editor that the CMS has to check.
   */
  limit?: { name: LimitName; parameter?: string; counts?: 'guesses' };
  /** Counted when the responder is about to try them, because a request alone does not tell (`Exchange.attempt`). */
  attempts?: readonly LimitName[];
}

/** One row: its paths, and its policy, which the pipeline applies before the route's response. */
export type RouteRow = Row & Caching;
