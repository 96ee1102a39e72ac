export const redirectStatuses = [301, 302, 307, 308, 410, 451] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** Whether a status means that nothing is there anymore. */
export function isGone(status: RedirectStatus): boolean {
  return status === 410 || status === 451;
}

function isTemporary(status: RedirectStatus): boolean {
  return status === 302 || status === 307;
}

/** The status of two redirects in one. */
export function joinedStatus(first: RedirectStatus, next: RedirectStatus): RedirectStatus {
  if (isGone(next)) return next;
  return isTemporary(next) && !isTemporary(first) ? next : first;
}

/** Where somebody wrote a rule, for a person. */
interface Written {
  /** Names the rule, such as "redirects.csv, line 12". */
  where: string;
  /** As it was written. */
  from: string;
}

/** A valid rule for one address. */
export interface Rule extends Written {
  /** An old host; empty for rules that count on every host. */
  host: string;
  /** In the spelling of `pathKey`. */
  path: string;
  /** In the spelling of `queryKey`; empty for rules that count for every query. */
  query: string;
  /** An encoded path of the site, or a URL; empty for 410 and 451. */
  to: string;
  status: RedirectStatus;
}

/** A rule for all addresses that its pattern finds. */
export interface PatternRule extends Written {
  /** In RE2's syntax. */
  pattern: string;
  /** With `$1` to `$9` for what the pattern's groups found. */
  to: string;
  status: RedirectStatus;
}

/** A rule that does not count. */
export interface Fault extends Written {
  reason: string;
}

/** Which hosts addresses may have. All in lower case, with their port. */
export interface Hosts {
  /** Hosts whose URLs are paths of the site: its own, and the CMS's. */
  own: readonly string[];
  /** Hosts of earlier sites. */
  old: readonly string[];
  /** Other hosts that rules may lead to. */
  others: readonly string[];
}

/** The address of a request. */
export interface RequestedUrl {
  /** An old host, or empty. */
  host: string;
  /** Decoded. */
  path: string;
  /** Still encoded, without the question mark. */
  query: string;
}

/** Where a request goes instead. */
export interface Move {
  status: RedirectStatus;
  /** Empty for 410 and 451. */
  to: string;
  rule: Written;
}
