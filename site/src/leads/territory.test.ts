import { expect, test } from 'vitest';
import type { QueryCms } from '../cms-client/cms-client.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { createTerritoryLookup, placesIn, representativeIn } from './territory.ts';

const form = aForm([
  aField('ADDRESS', 1),
  aField('TEXT', 2, { label: 'ZIP code of the site' }),
  aField('SELECT', 3, { label: 'State or province' }),
  aField('TEXT', 4, { label: 'Statement' }),
  aField('TEXT', 5, { label: 'Where', prefill: 'site_region' }),
  aField('HIDDEN', 8, { prefill: 'representative' }),
  aField('HIDDEN', 9, { prefill: 'representative_email' }),
]);
const address = (parts: object): FieldValue => ({ id: 1, addressValues: parts }) as FieldValue;

test.each<[string, FieldValue[], string[]]>([
  ['an address', [address({ state: 'Minnesota', zip: '55401' })], ['55401', 'Minnesota']],
  ['an address elsewhere', [address({ state: 'Berlin', zip: '10115', country: 'de' })], []],
  ['a ZIP code', [{ id: 2, value: '55401' }], ['55401']],
  [
    'a code before a region',
    [
      { id: 3, value: 'Ohio' },
      { id: 2, value: '55401' },
    ],
    ['55401', 'Ohio'],
  ],
  ['a field by its parameter name', [{ id: 5, value: 'Ohio' }], ['Ohio']],
  [
    'fields that name no place',
    [
      { id: 4, value: 'Ohio' },
      { id: 8, value: 'Ohio' },
    ],
    [],
  ],
])('a visitor’s region is found in %s', (_what, values, places) => {
  expect(placesIn(form, values)).toEqual(places);
});

const node = (name: string, territories: string) => ({
  ...{ id: name, uri: `/representative/${name}/`, title: name, name, territories, website: null, hasPassword: null },
  address: `<p>${name}<br />1 Main St<br />Email: <a href="mailto:${name}@reps.example">${name}@reps.example</a></p>`,
  ...{ polygonCoordinates: null, geoCoordinateLatitude: null, geoCoordinateLongitude: null },
});

/** A CMS with two representatives, which can fail. */
function cms(readZips?: () => Promise<never>) {
  const state = { isDown: false, queries: 0, now: 1_000_000_000 };
  const nodes = [node('north', 'Minnesota'), node('south', 'Texas, Ontario')];
  const query = async () => {
    state.queries += 1;
    if (state.isDown) throw new Error('down');
    const pageInfo = { hasNextPage: false, endCursor: null };
    return { data: { representatives: { pageInfo, nodes } }, errors: [] };
  };
  // It is called with one query only.
  const lookup = createTerritoryLookup(query as unknown as QueryCms, () => state.now, undefined, readZips);
  return { state, lookup };
}

const filled = (values: FieldValue[]) => [8, 9].map((id) => values.find((value) => value.id === id));

test.each<[string, FieldValue[], string, string]>([
  ['a ZIP code', [{ id: 2, value: '55401' }], 'north', 'north@reps.example'],
  ['a postal code', [{ id: 2, value: 'M5V 2T6' }], 'south', 'south@reps.example'],
  ['a state', [{ id: 3, value: 'Texas' }], 'south', 'south@reps.example'],
  [
    'an unreadable code, and a state',
    [
      { id: 2, value: '?' },
      { id: 3, value: 'MN' },
    ],
    'north',
    'north@reps.example',
  ],
  ['a region without a representative', [{ id: 3, value: 'Alaska' }], '', ''],
  ['no region', [], '', ''],
])('%s gives the representative and the address, whatever was sent for them', async (_what, values, name, email) => {
  const forged: FieldValue[] = [
    { id: 8, value: 'Mallory' },
    { id: 9, value: 'mallory@evil.example' },
  ];
  const result = await cms().lookup.fillIn(form, [...values, ...forged]);
  expect(filled(result)).toEqual([
    { id: 8, value: name },
    { id: 9, value: email },
  ]);
  expect(representativeIn(form, result)).toBe(name || undefined);
});

test.each(['/representative/south/', '/representative/south?near=MN', '/Representative/south/#form'])(
  'on the page %s of a representative, the lead is theirs wherever the visitor is',
  async (page) => {
    const values = await cms().lookup.fillIn(form, [{ id: 3, value: 'Minnesota' }], page);
    expect(filled(values)[0]).toEqual({ id: 8, value: 'south' });
  },
);

test('on any other page, the region decides', async () => {
  const values = await cms().lookup.fillIn(form, [{ id: 3, value: 'Minnesota' }], '/contact/');
  expect(filled(values)[0]).toEqual({ id: 8, value: 'north' });
});

test('in an outage the representatives that the CMS named last count; before any, the fields stay empty', async () => {
  const { state, lookup } = cms();
  state.isDown = true;
  expect(filled(await lookup.fillIn(form, [{ id: 3, value: 'Texas' }]))[0]).toEqual({ id: 8, value: '' });
  state.isDown = false;
  await lookup.fillIn(form, [{ id: 3, value: 'Texas' }]);
  state.isDown = true;
  state.now += 86_400_000;
  expect(filled(await lookup.fillIn(form, [{ id: 3, value: 'Texas' }]))[0]).toEqual({ id: 8, value: 'south' });
});

test('a lead goes on without a representative when ZIP codes cannot be read', async () => {
  const values: FieldValue[] = [{ id: 2, value: '55401' }];
  expect(filled(await cms(() => Promise.reject(new Error('no such file'))).lookup.fillIn(form, values))).toEqual([
    { id: 8, value: '' },
    { id: 9, value: '' },
  ]);
});

test('the CMS is queried once in ten minutes, and never for a form without such fields', async () => {
  const { state, lookup } = cms();
  await lookup.fillIn(aForm([aField('TEXT', 2)]), [{ id: 2, value: '55401' }]);
  expect(state.queries).toBe(0);
  lookup.prepare([form]);
  await lookup.fillIn(form, []);
  await lookup.fillIn(form, []);
  expect(state.queries).toBe(1);
});
