import type { Figure } from '@headwater/brand/figure-shape.ts';
import { figureWords } from '@headwater/brand/figures.ts';
import { expect, test } from 'vitest';
import { readDuty } from './duty.ts';
import type { FigureValue } from './figure-value.ts';
import { measuresIn } from './measures.ts';
import { isBlankCell, readFigure } from './read-figure.ts';
import type { Measured, Unit } from './units.ts';

const kinds = {
  flow: { name: 'Flow', kind: 'number', quantity: 'flow', unit: 'gpm', group: '' },
  head: { name: 'Head', kind: 'number', quantity: 'head', group: '' },
  pressure: { name: 'Pressure', kind: 'range', quantity: 'pressure', group: '' },
  temperature: { name: 'Temperature', kind: 'range', quantity: 'temperature', group: '' },
  power: { name: 'Power', kind: 'number', quantity: 'power', group: '' },
  current: { name: 'Current', kind: 'number', quantity: 'current', group: '' },
  size: { name: 'Size', kind: 'number', quantity: 'length', group: '' },
  stages: { name: 'Stages', kind: 'number', group: '' },
  discharge: { name: 'Discharge', kind: 'nominal', group: '' },
  material: { name: 'Material', kind: 'list', group: '' },
  filtered: { name: 'Filtered', kind: 'yesNo', group: '' },
  supply: { name: 'Supply', kind: 'text', group: '' },
} as const satisfies Record<string, Figure>;

/** A value in short: what of it a row of the table below has to say. */
function short(value: FigureValue | undefined): string {
  const of = (measured: Measured | undefined) => measured && `${measured.number} ${measured.unit ?? ''}`.trim();
  const note = value && 'note' in value && value.note ? ` (${value.note})` : '';
  switch (value?.kind) {
    case undefined:
      return 'unread';
    case 'number':
      return of(value) + note;
    case 'range':
      return `${of(value.from) ?? ''} .. ${of(value.to) ?? ''}${note}`;
    case 'nominal':
      return `${value.inches} in DN ${value.dn}${note}`;
    case 'list':
      return value.items.join(' + ');
    case 'yesNo':
      return `${value.isYes}${note}`;
    case 'text':
      return value.text;
  }
}

test.each([
  ['flow', '450 gpm', '450 gpm'],
  ['flow', '2,150 US GPM', '2150 gpm'],
  ['flow', '450', '450 gpm'],
  ['flow', '28,4 l/s', '28.4 l/s'],
  ['flow', '1 750 m³/h', '1750 m3/h'],
  ['flow', '450 gpm (102 m³/h)', '450 gpm ((102 m³/h))'],
  ['flow', '450 flurbs', 'unread'],
  ['flow', '450 ft', 'unread'],
  ['flow', 'as ordered', 'unread'],
  ['head', '60', 'unread'],
  ['head', "55'", '55 ft'],
  ['head', '−3 m', '-3 m'],
  ['size', '2½ in', '2.5 in'],
  ['size', '2-1/2"', '2.5 in'],
  ['size', '1/2 inch', '0.5 in'],
  ['size', '3-inch', '3 in'],
  ['size', '5 ft 6 in', '5.5 ft'],
  ['power', '1/2 HP', '0.5 hp'],
  ['power', '10hp', '10 hp'],
  ['power', '10 hp.', '10 hp'],
  ['pressure', 'up to 160 psi', ' .. 160 psi'],
  ['pressure', '≤ 10 bar', ' .. 10 bar'],
  ['pressure', 'from 20 psi', '20 psi .. '],
  ['pressure', '20–60 psi', '20 psi .. 60 psi'],
  ['temperature', '20 to 60 °F', '20 degF .. 60 degF'],
  ['temperature', '-10 °C … 40 °C', '-10 degC .. 40 degC'],
  ['temperature', '104 °F', '104 degF'],
  ['temperature', '60 to 20 °F', 'unread'],
  ['current', '14 A at 460 V, service factor 1.15', '14 A (at 460 V, service factor 1.15)'],
  ['stages', '4', '4'],
  ['discharge', '4 in', '4 in DN 100'],
  ['discharge', '2½"', '2.5 in DN 65'],
  ['discharge', 'DN 100', '4 in DN 100'],
  ['discharge', '4-inch, NPT', '4 in DN 100 (NPT)'],
  ['discharge', '102 mm', 'unread'],
  ['material', 'bronze, cast iron', 'bronze + cast iron'],
  ['material', 'Cast iron, ASTM A48 class 35', 'Cast iron'],
  ['material', 'Nitrile (NBR); FKM on request', 'Nitrile + FKM on request'],
  ['filtered', 'Yes', 'true'],
  ['filtered', 'no', 'false'],
  ['filtered', 'Yes, with option 7', 'true (with option 7)'],
  ['filtered', 'yesterday', 'unread'],
  ['supply', '230/460 V,  3-phase', '230/460 V, 3-phase'],
  ['flow', `450 ${'gpm '.repeat(80)}`, 'unread'],
] as const)('a cell of %s that says %j is read as %j', (kind, cell, expected) => {
  expect(short(readFigure(cell, kinds[kind], figureWords))).toBe(expected);
});

test.each([
  ['flow', '102', 'm3/h', '102 m3/h'],
  ['flow', '450 gpm', 'm3/h', '450 gpm'],
  ['discharge', '4', 'in', '4 in DN 100'],
  ['discharge', '100', 'mm', '4 in DN 100'],
] as const)('a cell of %s that says %j below a head with %s is %j', (kind, cell, unit: Unit, expected) => {
  expect(short(readFigure(cell, kinds[kind], figureWords, unit))).toBe(expected);
});

test('a figure keeps how many figures were written', () => {
  const digits = ['450', '0.45', '2½', '1⅝', '0.0', '1,100.5'].map(
    (cell) => measuresIn(`${cell} gpm`).measures[0]?.digits,
  );
  expect(digits).toEqual([3, 2, 2, 3, 2, 5]);
});

test.each(['', ' – ', 'n/a', 'On request'])('%j states nothing', (cell) => {
  expect(isBlankCell(cell)).toBe(true);
});

test.each([
  ['60 gpm at 50 ft', '60 gpm 50 ft', ''],
  ['14 m3/h 15 m', '14 m3/h 15 m', ''],
  ["450gpm 55'", '450 gpm 55 ft', ''],
  ['55 ft @ 450 gpm', '450 gpm 55 ft', ''],
  ['28,4 l/s / 16,8m TDH', '28.4 l/s 16.8 m', ''],
  ['sewage pump 450 gpm, 55 ft', '450 gpm 55 ft', 'sewage pump'],
  ['450 gpm', undefined, undefined],
  ['450 gpm 500 gpm 55 ft', undefined, undefined],
  ['0 gpm 55 ft', undefined, undefined],
  ['SN-4055', undefined, undefined],
])('%j is for the duty %j', (typed, duty, rest) => {
  const found = readDuty(typed);
  const { flow, head } = found ?? {};
  expect(flow && head && `${flow.number} ${flow.unit} ${head.number} ${head.unit}`).toBe(duty);
  expect(found?.rest).toBe(rest);
});

test.each([
  ['10hp', '10 hp', ''],
  ['4"', '4 in', ''],
  ['4 in', '4 in', ''],
  ['1/2 HP pump', '0.5 hp', 'pump'],
  ['SN-4055 in stock', '', 'SN-4055 in stock'],
  ['gr300', '', 'gr300'],
])('%j has the measures %j and the words %j', (typed, expected, rest) => {
  const found = measuresIn(typed);
  expect(found.measures.map(({ number, unit }) => `${number} ${unit}`).join()).toBe(expected);
  expect(found.rest).toBe(rest);
});
