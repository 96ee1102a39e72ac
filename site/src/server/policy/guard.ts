/** A refusal before anything is looked up. */
export interface Refusal {
  status: 400 | 413 | 415 | 421;
  reason: string;
}

/** A valid request target. */
export interface GuardedUrl {
  /** Decoded. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
}

const LONGEST_PATH = 1024;
const LONGEST_QUERY = 4096;
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Segments with `..`, hidden or disguised ones; WordPress creates none of them. An encoded question mark or number sign
 * would end the path when it is parsed as a URL again, and a path that is still encoded would
 * change when it is decoded again: one page would then have any number of paths.
 */
function isSuspicious(path: string): boolean {
  const climbs = path
    .split('/')
    .some((segment) => /^\.{1,2}(?:;|$)/.test(segment) || /^\.(?!well-known$)/.test(segment));
  return climbs || /[\p{Cc}\\?#]/u.test(path) || /%[\da-f]{2}/i.test(path);
}

function refuse(status: Refusal['status'], reason: string): Refusal {
  return { status, reason };
}

/** Parses a request target. Only the origin form (`/path?query`) is accepted. */
export function guardUrl(target: string): GuardedUrl | Refusal {
  if (!target.startsWith('/')) return refuse(400, 'not a path');
  const mark = target.indexOf('?');
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  if (rawPath.length > LONGEST_PATH || query.length > LONGEST_QUERY) return refuse(400, 'too long');
  const path = decode(rawPath);
  if (path === undefined || /%2f|%5c/i.test(rawPath) || isSuspicious(path)) return refuse(400, 'malformed path');
  return { path, query };
}

/** Loopback host names, with or without a port. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;
const ADDRESS = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Whether the site accepts a host name.
 * @param isStrict whether SITE_URL is set. Otherwise any IP address is accepted,
 * because it cannot be another site's name. On a loopback site, all three names are equal.
 */
export function isKnownHost(host: string | undefined, siteHost: string, isStrict: boolean): boolean {
  const name = host?.toLowerCase() ?? '';
  if (name === siteHost) return true;
  const [own, requested] = [LOOPBACK.exec(siteHost), LOOPBACK.exec(name)];
  if (own && requested && own[1] === requested[1]) return true;
  return !isStrict && ADDRESS.test(name);
}

/**
 * Requires exactly one Host header: with two, a proxy and this server could use different ones.
 * @param rawHeaders names and values in turn, as `node:http` has them.
 */
export function guardHost(rawHeaders: readonly string[]): Refusal | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? refuse(400, 'more than one host') : undefined;
}

/**
 * Checks the announced body: uncompressed, and not larger than the route allows.
 * @param largestBody in bytes
 */
export function guardBody(
  headers: Record<string, string | string[] | undefined>,
  largestBody: number,
): Refusal | undefined {
  if (headers['content-encoding'] !== undefined) return refuse(415, 'encoded body');
  return Number(headers['content-length'] ?? 0) > largestBody ? refuse(413, 'body too large') : undefined;
}
