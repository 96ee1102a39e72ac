/**
 * Headers of the project's own between site and CMS, in lower case. docs/real-wordpress.md says what a plugin for
 * WordPress makes of them.
 */
export const ownHeaders = {
  /** Network address of the visitor whom the site asks for. */
  visitor: 'x-headwater-visitor',
  /** `expired`: the captcha was solved when the form was sent, too long ago to be verified. */
  captcha: 'x-headwater-captcha',
  /** What made a submission look like spam, separated by commas. */
  flags: 'x-headwater-flags',
  /** `1` beside the answer to a submission: the CMS stores one entry for all submissions with the same key. */
  idempotent: 'x-headwater-idempotent',
  /** When a change was sent, in seconds since 1970. */
  timestamp: 'x-headwater-timestamp',
  /** HMAC-SHA256 of timestamp, a dot and the body, in hexadecimal. */
  signature: 'x-headwater-signature',
} as const;

/** FaustWP's header for the secret that site and CMS share. */
export const SECRET_HEADER = 'x-faustwp-secret';
