import { columns, figures, figureWords } from '@headwater/brand/figures.ts';
import type { CatalogueProduct } from '@headwater/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { createVocabulary } from '../tables/vocabulary.ts';
import { exportCsv } from './file-shape.ts';
import { planImport } from './plan-import.ts';

const vocabulary = createVocabulary(figures, columns, figureWords);
const order = Object.keys(figures);

function product(id: number, title: string, tables = '', path = `/products/p${id}/`): CatalogueProduct {
  return { id, title, path, tables };
}

const three = [
  product(1, 'SN-3040 Submersible Pump'),
  product(2, 'SN-3055 Submersible Pump', 'Flow (gpm)\t450\nWeight (lb)\t200'),
  product(3, 'Jet pumps'),
];

function planOf(file: string | Uint8Array, products: readonly CatalogueProduct[] = three) {
  return planImport(typeof file === 'string' ? new TextEncoder().encode(file) : file, products, vocabulary);
}

/** The products after an import. */
function imported(file: string | Uint8Array, products: readonly CatalogueProduct[] = three): CatalogueProduct[] {
  const { changes } = planOf(file, products);
  return products.map((one) => ({ ...one, tables: changes.find(({ id }) => id === one.id)?.tables ?? one.tables }));
}

test('a row is the figures of a product, or a line in the series of its page', () => {
  const file =
    'Page,Model,Flow (gpm),Material of casing,Casing\n/products/p1,SN-3040,440,x,"Bronze, iron"\n/products/p3/,JP-1,20,,\n/products/p3/,JP-2,30,,Iron\n';
  const { changes, faults } = planOf(file);
  expect(changes.map(({ id, tables }) => [id, tables])).toEqual([
    [1, 'Flow (gpm)\t440\nCasing\tBronze, iron'],
    [3, 'Model\tFlow (gpm)\tCasing\nJP-1\t20\t\nJP-2\t30\tIron'],
  ]);
  expect(changes[1]?.lines).toEqual(['JP-1, Flow (gpm): – → 20', 'JP-2, Flow (gpm): – → 30', 'JP-2, Casing: – → Iron']);
  expect(faults).toEqual(['line 1, column D (Material of casing): brand/figures.ts has no figure of this name']);
});

test('a figure that the file has no column for stays; an empty cell removes one, and another unit replaces the old', () => {
  const tables = 'Flow (gpm)\t450\nHead (ft)\t60\nWeight (lb)\t200\n\nNo.\tPart number\tDescription\n1\tA-1\tSeal';
  const [after] = imported('Model,Flow (l/s),Head (ft)\nSN-3055,28.4,\n', [product(2, 'SN-3055 Pump', tables)]);
  expect(after?.tables).toBe('Weight (lb)\t200\nFlow (l/s)\t28.4\n\nNo.\tPart number\tDescription\n1\tA-1\tSeal');
});

test.each([
  ['parts', 'Part number\tDescription\nSN-9999-IM\tImpeller, bronze', ''],
  ['a curve', 'Flow (gpm)\tHead (ft)\n10\t50\n20\t40', ''],
  ['its figures with heads', '', 'Figure\tValue\nPower\t12 hp'],
])('a table with two columns is read for what it is: %s', (_what, other, own) => {
  const [after] = imported('Model,Flow (gpm)\nSN-9999,4000\n', [
    product(1, 'SN-9999', [other, own].filter(Boolean).join('\n\n')),
  ]);
  const figures = own ? 'Power\t12 hp\nFlow (gpm)\t4000' : 'Flow (gpm)\t4000';
  expect(after?.tables).toBe([figures, other].filter(Boolean).join('\n\n'));
});

test('a second import of the same file changes nothing', () => {
  const file = 'Page;Model;Flow (m³/h);Head (m)\n/products/p1/;SN-3040;102,2;18,3\n/products/p3/;JP-1;1.020,5;n/a\n';
  const after = imported(file);
  expect(after.map(({ tables }) => tables)).toContain('Flow (m³/h)\t102.2\nHead (m)\t18.3');
  expect(planOf(file, after)).toEqual({ changes: [], same: 2, faults: [] });
});

test('what was exported, imported and exported again has the same bytes', () => {
  const tables = [
    'Cable length\t+5 m\nDrive\t=1+1\nWeight (lb)\t1,200',
    'Model\tHead (ft)\tFlow (gpm)\nJP-1\t60 ft, "best"\t\nJP-2\t70\t30',
    '',
  ];
  const products = tables.map((text, index) => product(index + 1, `SN-${index} Pump`, text));
  const first = exportCsv(products, vocabulary, order);
  const emptied = products.map((one) => ({ ...one, tables: '' }));
  const after = imported(new TextEncoder().encode(first), emptied);
  expect(exportCsv(after, vocabulary, order)).toBe(first);
  expect(planOf(first, products).changes).toEqual([]);
});

const figuresOfOne = ['Flow (gpm)\t2.5', 'Casing\tGußeisen'].join('\n');
const utf8 = (text: string) => new TextEncoder().encode(text);
test.each([
  ['UTF-8', utf8('Model,Flow (gpm),Casing\nSN-3040,2.5,Gußeisen\n')],
  ['UTF-8 with a byte order mark', utf8('\uFEFFModel,Flow (gpm),Casing\r\nSN-3040,2.5,Gußeisen\r\n')],
  ['Windows-1252', Buffer.from('Model;Flow (gpm);Casing\r\nSN-3040;2,5;Gußeisen\r\n', 'latin1')],
  [
    'UTF-16, as Excel saves Unicode text',
    Buffer.from('\uFEFFModel\tFlow (gpm)\tCasing\r\nSN-3040\t2.5\tGußeisen\r\n', 'utf16le'),
  ],
  ['tabs and decimal commas', utf8('Model\tFlow (gpm)\tCasing\nSN-3040\t2,5\tGußeisen')],
  ['quoted line breaks and no last line break', utf8('"Model","Flow\n(gpm)","Casing"\n"SN-3040","2.5","Gußeisen"')],
  ['old line breaks', utf8('Model,Flow (gpm),Casing\rSN-3040,2.5,Gußeisen\r')],
])('reads %s', (_what, bytes) => {
  expect(imported(bytes)[0]?.tables).toBe(figuresOfOne);
});

test.each([
  ['a comma between thousands', 'Model,Weight (lb)\nSN-3040,"1,200"\n', '1,200'],
  ['points between thousands', 'Model;Weight (lb)\nSN-3040;1.200\nSN-3055;1.200,5\n', '1200'],
  ['a comma, where other cells have points', 'Model;Weight (lb)\nSN-3040;1,200\nSN-3055;1.5\n', '1,200'],
  ['a comma in a file with semicolons', 'Model;Weight (lb)\nSN-3040;1,200\n', '1.200'],
])('%s: %j', (_what, file, value) => {
  expect(imported(file)[0]?.tables).toBe(`Weight (lb)\t${value}`);
});

test('ten faults are named by line and column, and the rest is imported', () => {
  const file = [
    'Page,Model,Flow (gpm),Flow (gpm),Head (psi),Colour,Discharge,Solids passage,Weight (lb)',
    ',SN-3040,45O,,,,4 in,2.5 in,100',
    ',SN-9999,450,,,,,,',
    '/products/none/,SN-3040,450,,,,,,',
    ',SN-3055,460,,,,7.77 in,3,"210',
    ',SN-3055,470,,,,,,',
    ',SN-3055,480,,,,,,',
    ',,490,,,,,,',
    '/products/p3/,JP-1,20,,,,,,60,5',
    '/products/p3/,JP-1,20,,,,,,60',
  ].join('\n');
  const { changes, faults } = planOf(file);
  expect(faults).toEqual([
    'line 1, column D (Flow (gpm)): it repeats column C',
    'line 1, column E (Head (psi)): psi is not a unit of Head',
    'line 1, column F (Colour): brand/figures.ts has no figure of this name',
    'line 2, column C (Flow (gpm)): "45O" is not a value of Flow',
    'line 3, column B (Model): "SN-9999": no product has it',
    'line 4, column A (Page): "/products/none/": no product has it',
    'line 5: a quotation mark is not closed',
    'line 7: line 6 has the same model already',
    'line 8, column B (Model): the row names no product',
    'line 9: it has 10 cells, and the head has 9',
  ]);
  expect(changes.map(({ id, tables }) => [id, tables])).toEqual([
    [1, 'Discharge\t4 in\nSolids passage\t2.5 in\nWeight (lb)\t100'],
    [2, 'Flow (gpm)\t470'],
    [3, 'Model\tFlow (gpm)\tWeight (lb)\nJP-1\t20\t60'],
  ]);
});

test.each([
  ['', 'line 1: there is no column Model and no column Page'],
  ['Flow (gpm)\n450\n', 'line 1: there is no column Model and no column Page'],
  ['Model,Flow\nSN-3040,450\n', 'line 2, column B (Flow): "450" has no unit; write it in the head, such as Flow (…)'],
])('%j: %s', (file, fault) => {
  expect(planOf(file)).toEqual({ changes: [], same: expect.any(Number), faults: [fault] });
});

test('a model that two products have needs a page', () => {
  const twins = [product(1, 'SN-3040 Pump'), product(2, 'SN-3040 Pump, old')];
  expect(planOf('Model,Weight (lb)\nSN-3040,5\n', twins).faults).toEqual([
    'line 2, column A (Model): "SN-3040": several products have this model; name its page in a column Page',
  ]);
});
