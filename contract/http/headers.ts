/**
 * The project's own headers between site and CMS, in lower case. docs/real-wordpress.md says how a plugin for
 * WordPress uses them.
 */
export const ownHeaders = {
  /** What would be in `Authorization`, which Basic authentication in front of the CMS needs itself; empty for nothing. */
  authorization: 'x-headwater-authorization',
  /** IP address of the visitor on whose behalf the site sends the request. */
  visitor: 'x-headwater-visitor',
  /** `expired`: the captcha was solved when the form was sent, but its token has expired since. */
  captcha: 'x-headwater-captcha',
  /** The spam signs of a submission, separated by commas. */
  flags: 'x-headwater-flags',
  /** With a submission through Gravity Forms' REST API: JSON of `ip`, `sourceUrl` and `userAgent`, URI-encoded. */
  entryMeta: 'x-headwater-entry-meta',
  /** `1` in the response to a submission: the CMS stores one entry for all submissions with the same key. */
  idempotent: 'x-headwater-idempotent',
  /** `allow` or `discourage` in every response of GraphQL: whether search engines may list the site, as WordPress is set. */
  searchEngines: 'x-headwater-search-engines',
  /** `1` in a response of GraphQL to a request with a token, whether valid or not: no cache gave it. */
  sawToken: 'x-headwater-saw-token',
  /** Time at which a change was sent, in seconds since 1970. */
  timestamp: 'x-headwater-timestamp',
  /** HMAC-SHA256 of timestamp, a dot and the body, in hexadecimal. */
  signature: 'x-headwater-signature',
} as const;

/** FaustWP's header for the secret that site and CMS share. */
export const SECRET_HEADER = 'x-faustwp-secret';
