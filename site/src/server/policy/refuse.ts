import type { IncomingMessage } from 'node:http';
import type { RouteRow } from '../../routing/route-row.ts';
import { guardBody, guardHost, isKnownHost } from './guard.ts';

/** A response that refuses a request. */
export interface RouteRefusal {
  status: 400 | 405 | 413 | 415 | 421;
  text: string;
  headers?: Record<string, string>;
}

/** The hosts that a site accepts. */
export interface KnownHosts {
  host: string;
  /** Whether SITE_URL is set; other hosts are refused then. */
  isStrict: boolean;
  /** Hosts of earlier sites, which redirect. */
  old?: readonly string[];
}

/** Closes the connection: an unread body could be mistaken for the next request. */
const CLOSE = { connection: 'close' };

function isForAnyHost({ access }: RouteRow): boolean {
  return access === 'everyone on any host' || access === 'operators';
}

/** The refusal of a request whose method is none of these. */
export function refuseMethod(
  { method = '' }: Pick<IncomingMessage, 'method'>,
  methods: readonly string[],
): RouteRefusal | undefined {
  if (methods.includes(method)) return undefined;
  const headers = { allow: methods.join(', '), ...CLOSE };
  return { status: 405, text: 'This page doesn’t accept that kind of request.', headers };
}

/**
 * The refusal of a request by its route's row, decided before the body is read.
 * @returns undefined when it may
 */
export function refuse(
  req: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'method'>,
  route: RouteRow,
  site: KnownHosts,
): RouteRefusal | undefined {
  const malformed = guardHost(req.rawHeaders) ?? guardBody(req.headers, route.largestBody);
  if (malformed) return { status: malformed.status, text: 'Bad request.', headers: CLOSE };
  const isOld = site.old?.includes(req.headers.host?.toLowerCase() ?? '');
  if (!isOld && !isForAnyHost(route) && !isKnownHost(req.headers.host, site.host, site.isStrict)) {
    return { status: 421, text: 'Unknown host.' };
  }
  return refuseMethod(req, route.methods);
}
