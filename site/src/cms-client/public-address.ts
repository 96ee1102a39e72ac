import { BlockList, isIP } from 'node:net';

/** Networks that are no part of the public internet, by IANA's registries of special-purpose addresses. */
const special = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = network.split('/');
  special.addSubnet(address, Number(bits), 'ipv4');
}

/** The block of public IPv6 addresses, and what in it leads elsewhere: to IPv4, to tunnels, to addresses without an owner. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const specialSix = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  specialSix.addSubnet(address, bits, 'ipv6');
}

/** Whether an IP address is one of the public internet, and not of this machine or of a network around it. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !specialSix.check(address, 'ipv6');
    default:
      return false;
  }
}
