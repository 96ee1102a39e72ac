import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { headerEntries, LONGEST_LIST } from './negotiate.ts';

type AddressedRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

/** An IPv4 address without the IPv6 prefix that sockets may add. */
function bareAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The part of an IP address that identifies one household: all of IPv4, the first half of IPv6. */
export function addressKey(address: string): string {
  const bare = bareAddress(address);
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
 * The IP address of a request's client. `X-Forwarded-For` is only trusted as far back as there are
 * trusted proxies, because a client can make up everything before that.
 * @param trustedProxies number of proxies in front of the site
 */
function clientAddress({ headers, socket }: AddressedRequest, trustedProxies: number): string {
  // The end is from the proxies; a client can make up what stands before it.
  const forwarded = headerEntries(String(headers['x-forwarded-for'] ?? '').slice(-LONGEST_LIST));
  const forwardedFor = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return bareAddress(forwardedFor || socket.remoteAddress || '');
}

/** The client that sent a request. */
export interface Client {
  /** IP address. */
  address: string;
  /** What its requests are counted under. */
  key: string;
}

/** @param trustedProxies number of proxies in front of the site */
export function clientOf(request: AddressedRequest, trustedProxies: number): Client {
  const address = clientAddress(request, trustedProxies);
  return { address, key: addressKey(address) };
}
