import { expect, test } from 'vitest';
import { catalogueHtml } from '../../catalogue/tables/catalogue-tables.ts';
import { keyFigures, specifications, splitModelCode } from './key-figures.ts';

const table = `<p>Intro</p><table><thead><tr><th>Figure</th><th>US</th><th>SI</th></tr></thead><tbody>
<tr><th scope="row">Head</th><td>60&nbsp;ft</td><td>18.3 m</td></tr>
<tr><th>flow</th><td><strong>450</strong> gpm</td><td>28.4 l/s</td></tr>
<tr><th>Motor</th><td></td></tr>
<tr><th>Speed</th><td>1750 rpm</td></tr></tbody></table><table><tr><td>Power</td><td>10 hp</td></tr></table>`;

test('reads the filled rows of the first table as plain text', () => {
  expect(specifications(table).map(({ label, value, other }) => [label, value, other])).toEqual([
    ['Head', '60 ft', '18.3 m'],
    ['flow', '450 gpm', '28.4 l/s'],
    ['Speed', '1750 rpm', undefined],
  ]);
});

test('imported figures stand before those of the text, which states the others', () => {
  const html = `${catalogueHtml('Flow (gpm)\t460\nWeight\t200 lb')}${table}`;
  expect(specifications(html).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Flow: 460 gpm',
    'Weight: 200 lb',
    'Head: 60 ft',
    'Speed: 1750 rpm',
  ]);
});

test('metric units come first where there are any if the company prefers them', () => {
  expect(specifications(table, undefined, 'metric').map(({ label, value, other }) => [label, value, other])).toEqual([
    ['Head', '18.3 m', '60 ft'],
    ['flow', '28.4 l/s', '450 gpm'],
    ['Speed', '1750 rpm', undefined],
  ]);
});

test('chosen units come first, with what the maker wrote beside them', () => {
  expect(specifications(table, 'european').map(({ label, value, other }) => [label, value, other])).toEqual([
    ['Head', '18.3 m', '60 ft'],
    ['flow', '102 m³/h', '450 gpm'],
    ['Speed', '1750 rpm', undefined],
  ]);
});

test('key figures are in the given order without missing ones', () => {
  expect(keyFigures(table, undefined, ['Flow', 'Head', 'Power']).map((figure) => figure.label)).toEqual([
    'flow',
    'Head',
  ]);
});

test.each([undefined, null, '', '<p>No table</p>', '<table><tr><td>Flow</td>'])('%j has no key figures', (html) => {
  expect(keyFigures(html)).toEqual([]);
});

test.each([
  ['SN-3040 Submersible Non-Clog Pump', 'SN-3040', 'Submersible Non-Clog Pump'],
  ['LS-12/4 Lift Station', 'LS-12/4', 'Lift Station'],
  ['Wastewater', undefined, 'Wastewater'],
  ['SN-3040', undefined, 'SN-3040'],
  ['A pump for SN-3040 owners', undefined, 'A pump for SN-3040 owners'],
])('splits the title %j into the model code %j and the name %j', (title, code, name) => {
  expect(splitModelCode(title)).toEqual({ code, name });
});
