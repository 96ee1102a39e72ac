import { expect, test } from 'vitest';
import * as brand from '../../../../e2e/brand/figures.ts';
import type { PageTables, TableFigure } from './page-tables.ts';
import { readTables } from './read-tables.ts';
import { vocabulary } from './tables-of.ts';
import { createVocabulary } from './vocabulary.ts';

const read = (html: string): PageTables => readTables(html, vocabulary);

/** A table of cells between bars; a line that begins with `#` is of heads. */
function table(text: string, { heads = 'th', thead = false } = {}): string {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const row = (line: string) => {
    const tag = line.startsWith('#') ? heads : 'td';
    return `<tr>${line
      .replace(/^#/, '')
      .split('|')
      .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
      .join('')}</tr>`;
  };
  const [top, body] = [rows.filter((line) => line.startsWith('#')), rows.filter((line) => !line.startsWith('#'))];
  const head = top.map(row).join('');
  return `<table>${thead ? `<thead>${head}</thead>` : head}${body.map(row).join('')}</table>`;
}

const figure = ({ key, text, converted, value }: TableFigure): string =>
  [key ?? '?', text, ...(converted ? [converted] : []), value?.kind ?? 'unread'].join(' / ');

const specifications = `#Figure | US | Metric
  Flow | 450 gpm | 28.4 l/s
  Total dynamic head | 60 ft | 18.3 m
  Discharge | 4 in | DN 100
  Impeller | bronze, cast iron |`;

test.each([
  [
    'the block editor',
    `<figure class="wp-block-table">${table(specifications, { thead: true })}<figcaption>Duty</figcaption></figure>`,
  ],
  [
    'the block editor without a head',
    `<figure class="wp-block-table">${table(specifications, { heads: 'td' })}<figcaption>Duty</figcaption></figure>`,
  ],
  [
    'the classic editor',
    `<h2>Duty</h2>${table(specifications, { heads: 'td' }).replace('<table>', '<table border="1"><tbody>')}`,
  ],
  [
    'Excel',
    `<h3>Duty</h3>${table(specifications, { heads: 'td' }).replaceAll('<td>', '<td style="mso-number-format:General" class="xl65">&nbsp;')}`,
  ],
  [
    'Word',
    `<h3>Duty</h3>${table(specifications, { heads: 'td' }).replaceAll('<td>', '<td><p class="MsoNormal"><span>').replaceAll('</td>', '</span></p></td>')}`,
  ],
])('specifications as %s writes them have names, values and their other units', (_editor, html) => {
  const { specifications: rows, unread } = read(html);
  expect(rows.map(figure)).toEqual([
    'flow / 450 gpm / 28.4 l/s / number',
    'head / 60 ft / 18.3 m / number',
    'discharge / 4 in / DN 100 / nominal',
    'impellerMaterial / bronze, cast iron / list',
  ]);
  expect(rows.map(({ caption, table: number, row }) => `${caption} ${number} ${row}`)).toEqual([
    'Duty 1 2',
    'Duty 1 3',
    'Duty 1 4',
    'Duty 1 5',
  ]);
  expect(unread).toEqual([]);
});

test.each([
  ['units in names', 'Flow (gpm) | 450\nHead, ft | 60', ['flow / 450 gpm / number', 'head / 60 ft / number']],
  [
    'a column of units',
    '#Figure | Unit | Value\nFlow | gpm | 450\nHead | ft | 60',
    ['flow / 450 gpm / number', 'head / 60 ft / number'],
  ],
  ['units behind the values', 'Flow | 450 | gpm\nHead | 60 | ft', ['flow / 450 gpm / number', 'head / 60 ft / number']],
  [
    'two figures in a row',
    'Flow | 450 gpm | Head | 60 ft\nPower | 10 hp | Speed | 1750 rpm',
    ['flow / 450 gpm / number', 'head / 60 ft / number', 'power / 10 hp / number', 'speed / 1750 rpm / number'],
  ],
  ['nothing stated', 'Flow | 450 gpm\nHead | –\nPower |', ['flow / 450 gpm / number', 'head / – / unread']],
])('specifications with %s are read', (_what, text, rows) => {
  const { specifications: found, unread } = read(table(text));
  expect([found.map(figure), unread]).toEqual([rows, []]);
});

test('a value that spans both columns has no other units', () => {
  const html =
    '<table><tr><th>Flow</th><td>450 gpm</td><td>28.4 l/s</td></tr><tr><th>Speed</th><td colspan="2">1,750 rpm</td></tr></table>';
  expect(read(html).specifications.map(figure)).toEqual([
    'flow / 450 gpm / 28.4 l/s / number',
    'speed / 1,750 rpm / number',
  ]);
});

test('a series has a product in each row, whatever the order of its columns', () => {
  const html = table(
    '#Head (ft) | Model | Flow (gpm) | Discharge (in)\n40 | SN-3040 | 220 | 3\n55 | SN-4055 | 450 | 4',
  );
  const models = read(html).series[0]?.models.map(({ model, row, figures }) => [model, row, ...figures.map(figure)]);
  expect(models).toEqual([
    ['SN-3040', 2, 'head / 40 ft / number', 'flow / 220 gpm / number', 'discharge / 3 in / nominal'],
    ['SN-4055', 3, 'head / 55 ft / number', 'flow / 450 gpm / number', 'discharge / 4 in / nominal'],
  ]);
});

test('a series with merged heads has the units of both columns', () => {
  const html = `<table><thead><tr><th rowspan="2">Model</th><th colspan="2">Flow</th></tr><tr><th>gpm</th><th>l/s</th></tr></thead>
    <tr><td>SN-3040</td><td>220</td><td>13.9</td></tr></table>`;
  expect(read(html).series[0]?.models.map(({ figures }) => figures.map(figure))).toEqual([
    ['flow / 220 gpm / 13.9 l/s / number'],
  ]);
});

test.each(['#Model | SN-3040 | SN-4055', '#Figure | SN-3040 | SN-4055', '# | SN-3040 | SN-4055'])(
  'models side by side below %j are a series',
  (head) => {
    const { series } = read(table(`${head}\nFlow | 220 gpm | 450 gpm\nHead (ft) | 40 | 55`));
    expect(series[0]?.models.map(({ model, figures }) => [model, ...figures.map(figure)])).toEqual([
      ['SN-3040', 'flow / 220 gpm / number', 'head / 40 ft / number'],
      ['SN-4055', 'flow / 450 gpm / number', 'head / 55 ft / number'],
    ]);
  },
);

test('a parts list has callouts, chains and serial numbers; a row that spans the table is a heading', () => {
  const html = `<table><caption>Wet end</caption><tr><th>No.</th><th>Description</th><th>Part number</th><th>Qty</th><th>Replaces</th><th>Serial numbers</th></tr>
    <tr><td colspan="6">Rotating parts</td></tr>
    <tr><td>9</td><td>Wear ring</td><td>SN-4055-WR</td><td>1</td><td>SN-4050-WR<br>SN-4040-WR</td><td>from 2451</td></tr>
    <tr><td>10</td><td>Volute</td><td>on request</td><td>1</td><td></td><td></td></tr></table>`;
  const { parts, unread } = read(html);
  expect(parts).toEqual([
    {
      table: 1,
      caption: 'Wet end',
      row: 3,
      number: 'SN-4055-WR',
      callout: '9',
      description: 'Wear ring',
      pieces: '1',
      replaces: ['SN-4050-WR', 'SN-4040-WR'],
      replacedBy: [],
      serials: 'from 2451',
      remark: undefined,
    },
  ]);
  expect(unread).toEqual([
    { table: 1, caption: 'Wet end', row: 4, text: '10 | Volute | on request | 1 |  | ', reason: 'number' },
  ]);
});

test('cross references name the maker in a column or in the caption', () => {
  const rows = read(
    `${table('#Competitor | Their number | Our number\nNorthfall | NF-77120 | SN-4055-WR')}
     <h3>Ruhrwerk</h3>${table('#Part number | Their number\nSN-4055-LS | 4.711, 4.712')}`,
  ).crossReferences;
  expect(rows.map(({ maker, theirNumber, ourNumber }) => [maker, theirNumber, ourNumber])).toEqual([
    ['Northfall', 'NF-77120', 'SN-4055-WR'],
    ['Ruhrwerk', '4.711', 'SN-4055-LS'],
    ['Ruhrwerk', '4.712', 'SN-4055-LS'],
  ]);
});

const points = [
  { flow: 0, head: 82, efficiency: 0, isBestEfficiency: false },
  { flow: 450, head: 55, efficiency: 69, isBestEfficiency: true },
  { flow: 800, head: 20, efficiency: 40, isBestEfficiency: false },
];

test.each([
  ['in rows', '#Flow (gpm) | Head (ft) | Efficiency (%)\n800 | 20 | 40\n0 | 82 | 0\n450 (BEP) | 55 | 69'],
  ['on its side', 'Flow (gpm) | 0 | 450 BEP | 800\nHead (ft) | 82 | 55 | 20\nEfficiency (%) | 0 | 69 | 40'],
])('a curve %s has its points by flow, and the best one', (_how, text) => {
  const { curves, unread } = read(table(text));
  expect(curves).toEqual([
    { table: 1, caption: undefined, units: { flow: 'gpm', head: 'ft', efficiency: '%' }, points },
  ]);
  expect(unread).toEqual([]);
});

test("a curve is read with the names of the company's language", () => {
  const german = createVocabulary(brand.figures, brand.columns, brand.figureWords);
  const html = table('#Förderstrom (m³/h) | Förderhöhe (m)\n0 | 25\n100 | 17 s. Anm. 1\n180 | 6');
  const { curves, unread } = readTables(html, german);
  expect([curves[0]?.points.map(({ head }) => head), unread]).toEqual([[25, 17, 6], []]);
});

test('a point without a number is listed', () => {
  const { curves, unread } = read(table('#Flow (gpm) | Head (ft)\n0 | 82\n200 | high\n450 | 55\n800 | 20'));
  expect(curves[0]?.points.length).toBe(3);
  expect(unread.map(({ row, reason }) => [row, reason])).toEqual([[3, 'point']]);
});

test('what is not understood is listed with its table, row and reason', () => {
  const html = `${table('Flow | much\nFlux | 12\nHead | 60 ft')}<h2>Choose</h2>${table('#If you have | Look at\nA well | Turbines')}
    ${table('#Model | Flow (gpm) | Flux\nSN-3040 | lots | 3')}`;
  const { unread } = read(html);
  expect(unread.map(({ table: number, row, reason, text }) => [number, row, reason, text])).toEqual([
    [1, 1, 'value', 'Flow | much'],
    [1, 2, 'name', 'Flux | 12'],
    [2, 1, 'table', 'If you have | Look at'],
    [3, 1, 'name', 'Flux'],
    [3, 2, 'value', 'SN-3040 | Flow: lots'],
  ]);
});

test.each([
  ['no table', '<p>No table</p>'],
  ['a table that never ends', '<table><tr><td>Flow</td>'],
  ['a row in a comment', '<table><!-- <tr><td>Flow</td><td>1 gpm</td></tr> --></table>'],
])('%s has nothing to read', (_what, html) => {
  expect(read(html).specifications).toEqual([]);
});

test('cells whose end tags are left out, entities and tables in cells are text of their cells', () => {
  const html =
    '<table><tr><td>Flow<td><b>4</b>50&nbsp;gpm<tr><td>Drive<td>V &amp; flat<table><tr><td>belt</td></tr></table></table>';
  expect(read(html).specifications.map(figure)).toEqual(['flow / 450 gpm / number', 'drive / V & flat belt / text']);
});

test('forged spans cost no more than a large table', () => {
  const html = `<table>${'<tr>'.concat('<td rowspan="99999" colspan="99999">1</td>'.repeat(60)).repeat(2000)}</table>`;
  expect(read(html).parts).toEqual([]);
});
