import type { Figure } from '@headwater/brand/figure-shape.ts';
import { figures } from '@headwater/brand/figures.ts';
import { expect, test } from 'vitest';
import { catalogueHtml } from './catalogue-tables.ts';
import { contradictions, figuresToMend, missingFigures, unusedFigures, unusedUnits } from './check-figures.ts';
import { proseOf } from './figures-in-prose.ts';
import { tablesOf, vocabulary } from './tables-of.ts';

const table = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr><td>${row.replaceAll('|', '</td><td>')}</td></tr>`).join('')}</table>`;

test.each([
  ['two tables', table('Flow|450 gpm') + table('Flow|460 gpm'), ['Flow: 450 gpm in table 1, 460 gpm in table 2']],
  [
    'an imported figure and the text',
    catalogueHtml('Discharge\t4 in') + table('Outlet|3"'),
    ['Outlet: 4 in in table 1, 3" in table 2'],
  ],
  ['the units of a row', table('Head|60 ft|1.83 m'), ['Head: 60 ft is not 1.83 m']],
  ['one end of a range', table('Temperature|32 to 140 °F|0 to 40 °C'), ['Temperature: 32 to 140 °F is not 0 to 40 °C']],
  ['units that round', table('Head|60 ft|18.3 m', 'Power|10 hp|7.5 kW', 'Flow|450 gpm|28 l/s'), []],
  ['the same figure in other units', table('Flow|450 gpm') + table('Flow|102 m³/h'), []],
  ['rows that are not understood', table('Smell|none', 'Flow|a lot') + table('Smell|some', 'Flow|little'), []],
  ['words', table('Casing|Iron') + table('Casing|Bronze'), []],
  [
    'a sentence',
    `<p>It makes a flow of <b>500 gpm</b>, once.</p>${table('Flow|450 gpm')}`,
    ['Flow: 450 gpm in table 1, "flow of 500 gpm" in the text'],
  ],
  [
    'a list of facts',
    `${table('Total head|60 ft', 'Outlet|4 in')}<ul><li>TDH: 18.3 m</li><li>Discharge: 3 in</li></ul>`,
    ['Outlet: 4 in in table 1, "Discharge: 3 in" in the text'],
  ],
  ['the same in a sentence', `${table('Head|60 ft', 'Power|10 hp')}<p>Its head is 18.3 m; power 7.5 kW.</p>`, []],
  ['another head', `${table('Head|60 ft')}<p>At a static head of 20 ft, or up to a head from 10 ft to 20 ft.</p>`, []],
  ['a part of a range', `${table('Flow|20 to 80 gpm')}<p>A flow of 60 gpm.</p>`, []],
  ['a number beside no name', `${table('Flow|450 gpm')}<p>Flow</p><p>20 gpm leak past the seal.</p>`, []],
])('%s: contradictions are named', (_what, html, expected) => {
  expect(contradictions({ tables: tablesOf(html), prose: proseOf(html) })).toEqual(expected);
});

test('each name of a figure is a text, and the name of one figure', () => {
  const shared = Object.entries<Figure>(figures).flatMap(([key, { name, aliases = [], group }]) =>
    [name, ...aliases].filter((each) => each === '' || group === '' || vocabulary.figure(each)?.key !== key),
  );
  expect(shared).toEqual([]);
});

test('a product lacks what cards show and what three in four of its category state', () => {
  const page = (name: string, ...rows: string[]) => ({
    path: `/products/grinder/${name}/`,
    isProduct: true,
    tables: tablesOf(table('Flow|4 gpm', 'Head|6 ft', 'Power|1 hp', ...rows)),
    prose: name === 'c' ? 'Flow: 5 gpm.' : '',
  });
  const pages = [
    page('a', 'Speed|1750 rpm', 'Stages|2'),
    page('b', 'Speed|1750 rpm'),
    page('c', 'Speed|1750 rpm'),
    page('d'),
  ];
  const bare = { path: '/products/other/e/', isProduct: true, tables: tablesOf(table('Head|6 ft')), prose: '' };
  const text = { path: '/news/', isProduct: false, tables: tablesOf(table('Weight|6 lb')), prose: '' };
  expect(missingFigures([...pages, bare, text])).toEqual([
    { path: '/products/grinder/d/', names: ['Speed'] },
    { path: '/products/other/e/', names: ['Flow', 'Power'] },
  ]);
  expect(figuresToMend([...pages, text])).toEqual([
    { path: '/products/grinder/c/', lines: ['Flow: 4 gpm in table 1, "Flow: 5 gpm" in the text'] },
    { path: '/products/grinder/d/', lines: ['lacks Speed'] },
  ]);
  const unused = unusedFigures([...pages, bare, text]);
  expect(unused).toContain('Discharge');
  expect(unused).not.toContain('Weight');
  const units = unusedUnits([...pages, bare, text]);
  expect(units).toContain('l/s');
  expect(units).not.toContain('gpm');
});
