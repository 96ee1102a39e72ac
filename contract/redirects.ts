/** The redirects that a CMS keeps for the site: a POST to its REST API with the hash that the site has. */

/** A rule as somebody wrote it. The site checks it; nothing here is valid yet. */
export interface WrittenRule {
  /** A path with or without a query, a URL of an old host, or a pattern. */
  from: string;
  /** A path or URL; empty for 410 and 451. */
  to: string;
  status: number;
  isPattern: boolean;
  /** Names the rule for a person, such as "Redirection, rule 12". */
  where: string;
  /** Why only the CMS could apply it. */
  unsupported?: string;
}

export interface RedirectsResponse {
  hash: string;
  /** Missing when the site's hash is this one. */
  rules?: readonly WrittenRule[];
}

/** The route in WordPress's REST API. */
export const redirectsPath = '/headwater/v1/redirects';

/** The tag of a message about changed redirects. */
export const redirectsTag = 'list:redirect';
