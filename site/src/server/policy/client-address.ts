import type { IncomingMessage } from 'node:http';
import { addressKey, bareAddress } from '@headwater/runtime/address-key.ts';
import { headerEntries, LONGEST_LIST } from '../http/negotiate.ts';

type AddressedRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

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
