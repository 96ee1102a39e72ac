import { createRequire } from 'node:module';
import { postalRegions } from '@headwater/contract/postal-regions.ts';
import { expect, test } from 'vitest';
import { stateOfZip } from '../testing/zip3-states.ts';
import { packZipCodes, type ZipCodeRecord } from './pack-zip-codes.ts';
import written from './zip-codes.json' with { type: 'json' };
import { unpackZipCodes, zipCodes } from './zip-codes.ts';

// A CommonJS package without types.
const { codes } = createRequire(import.meta.url)('zipcodes') as { codes: Record<string, ZipCodeRecord> };
const states: Readonly<Record<string, string>> = postalRegions;

test('the file of ZIP codes matches the package (update it with `node site/write-zip-codes.ts`)', () => {
  const packed = packZipCodes(Object.values(codes));
  expect(written.count).toBe(packed.count);
  expect(written.states).toEqual(packed.states);
  // Decompressed, since another version of zlib compresses the same bytes to others.
  const [ours, theirs] = [unpackZipCodes(written), unpackZipCodes(packed)];
  for (const zip of Object.keys(codes).filter((_, index) => index % 97 === 0)) {
    expect(ours.find(zip)).toEqual(theirs.find(zip));
  }
  for (const name of ['Duluth', 'Springfield', 'Adak']) expect(ours.towns(name)).toEqual(theirs.towns(name));
});

test('finds a town in any spelling, once in each state', async () => {
  const zips = await zipCodes();
  const states = (name: string) => zips.towns(name).map(({ region }) => region);
  expect(states('hibbing')).toEqual(['Minnesota']);
  expect(states('Ft. Wayne')).toEqual(['Indiana']);
  expect(states('Springfield').length).toBeGreaterThan(20);
  expect(new Set(states('Springfield')).size).toBe(states('Springfield').length);
  expect(zips.towns('Duluth').find(({ region }) => region === 'Minnesota')?.position).toEqual([
    expect.closeTo(-92.1, 1),
    expect.closeTo(46.8, 1),
  ]);
  expect(zips.towns('Atlantis')).toEqual([]);
});

test('all but a few ZIP codes have the state of their first three digits', async () => {
  const zips = await zipCodes();
  const known = Object.values(codes).filter(({ country, state }) => country === 'US' && Object.hasOwn(states, state));
  const wrong = known.filter(({ zip }) => zips.find(zip)?.region !== states[stateOfZip(zip) ?? '']);
  expect(known.length).toBeGreaterThan(41_000);
  expect(wrong.length).toBeLessThan(20);
});

test('finds the position of a ZIP code to a hundredth of a degree', async () => {
  const zips = await zipCodes();
  expect(zips.find('55401')).toEqual({
    region: 'Minnesota',
    position: [expect.closeTo(-93.27, 1), expect.closeTo(44.98, 1)],
  });
  expect(zips.find('00501')?.region).toBe('New York');
});

test('a ZIP code that is not in the data is at its neighbor with the same first three digits', async () => {
  const zips = unpackZipCodes(
    packZipCodes([
      { zip: '55401', latitude: 45, longitude: -93, state: 'MN', country: 'US', city: 'A' },
      { zip: '55410', latitude: 46, longitude: -94, state: 'MN', country: 'US', city: 'A' },
      { zip: '55500', latitude: 1, longitude: 1, state: 'WI', country: 'US', city: 'B' },
    ]),
  );
  expect(zips.find('55400')?.position).toEqual([-93, 45]);
  expect(zips.find('55409')?.position).toEqual([-94, 46]);
  expect(zips.find('55499')?.position).toEqual([-94, 46]);
  expect(zips.find('55300')).toBeUndefined();
  expect(zips.find('99999')).toBeUndefined();
});

test('samples the positions of a state', async () => {
  const sample = (await zipCodes()).sample('Alaska', 50);
  expect(sample.length).toBeGreaterThan(30);
  expect(sample.length).toBeLessThanOrEqual(50);
  for (const [, latitude] of sample) expect(latitude).toBeGreaterThan(50);
});

test('finds the nearest ZIP code within a distance', async () => {
  const zips = await zipCodes();
  expect(zips.nearest([-149.9, 61.2], 2)?.region).toBe('Alaska');
  expect(zips.nearest([0, 0], 2)).toBeUndefined();
});

test('leaves out records that are not of a state or have no position', () => {
  const record = { zip: '96910', latitude: 13.4, longitude: 144.7, state: 'GU', country: 'US', city: 'Dededo' };
  const unplaced = { zip: '55402', latitude: 0, longitude: 0, state: 'MN', country: 'US', city: 'A' };
  expect(packZipCodes([record, unplaced, { ...record, state: 'ON', country: 'Canada' }]).count).toBe(0);
});
