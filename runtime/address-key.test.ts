import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:1:2', '0:0:0:0'],
  ['2001:db8:1::5:6:7:8', '2001:db8:1:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['1::', '1:0:0:0'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
  ['not an address', 'not an address'],
])('the IP address %j is counted as %j', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
