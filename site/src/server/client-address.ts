import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The part of an address that belongs to one household: all of IPv4, the first half of IPv6. */
export function addressKey(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    groups.push(...Array.from({ length: 8 - groups.length - after.length }, () => '0'), ...after);
  }
  return groups.slice(0, 4).join(':');
}

/**
 * Who asks, for counting requests. `X-Forwarded-For` is only believed as far back as there are
 * proxies of the owner's, because everything before that a visitor may make up.
 * @param trustedProxies how many proxies stand in front of the site
 */
export function clientKey({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number) {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = trustedProxies > 0 ? forwarded.map((entry) => entry.trim()).at(-trustedProxies) : undefined;
  return addressKey(told || socket.remoteAddress || '');
}
