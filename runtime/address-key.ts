import { isIPv6 } from 'node:net';

/** An IPv4 address without the IPv6 prefix that sockets may add. */
export function bareAddress(address: string): string {
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
