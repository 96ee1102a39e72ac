import { expect, test } from 'vitest';
import type { UnitSystem } from './figures/units.ts';
import { withFigures } from './figures-in-text.ts';

const row = (cells: string[], tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** A table of cells between bars, the first line being heads. */
function table(text: string): string {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`;
}

/** What a reader sees of it, in the same form; what the maker wrote is in brackets. */
function seen(html: string): string[] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<t[hd]([^>]*)>(.*?)<\/t[hd]>/gs)]
      .map(([, attributes = '', inner = '']) => {
        const id = /id="([^"]*)"/.exec(attributes)?.[1];
        const span = /colspan="(\d+)"/.exec(attributes)?.[1];
        const text = inner.replace(/<span title="([^"]*)">(.*?)<\/span>/g, '$2 [$1]');
        return `${id ? `#${id} ` : ''}${text}${span ? ` ×${span}` : ''}`;
      })
      .join(' | '),
  );
}

const specifications = table(`Figure | US | Metric
  Flow | 450 gpm | 28.4 l/s
  Head | up to 60 ft | up to 18.3 m
  Discharge | 4 in | 102 mm
  Full-load current | 14 A at 460 V |
  Colour | blue | bleu
  Casing | Cast iron |`);

test('before a choice a text is what it was', () => {
  expect(withFigures(specifications, undefined)).toBe(specifications);
});

test.each<[UnitSystem, string[]]>([
  [
    'us',
    ['Figure | US', 'Flow | 450 gpm', 'Head | up to 60 ft', 'Discharge | 4 in', 'Full-load current | 14 A at 460 V'],
  ],
  [
    'si',
    [
      'Figure | SI',
      'Flow | 28.4 l/s [450 gpm]',
      'Head | up to 18.3 m [up to 60 ft]',
      'Discharge | DN 100 [4 in]',
      'Full-load current | 14 A at 460 V',
    ],
  ],
  [
    'european',
    [
      'Figure | European',
      'Flow | 102 m³/h [450 gpm]',
      'Head | up to 18.3 m [up to 60 ft]',
      'Discharge | DN 100 [4 in]',
      'Full-load current | 14 A at 460 V',
    ],
  ],
])('a table with two columns of units has one in %s, and loses nothing', (units, rows) => {
  expect(seen(withFigures(specifications, units))).toEqual([
    ...rows,
    'Colour | blue (bleu) [blue]',
    'Casing | Cast iron',
  ]);
});

test('a table of the text shows the imported figures in place of its own, in its own units or the chosen ones', () => {
  const imported = '<table><tbody><tr><td>Flow (m³/h)</td><td>100</td></tr></tbody></table>';
  const rowsOf = (html: string) => seen(html).filter((line) => line.startsWith('Flow '));
  expect(rowsOf(withFigures(imported + specifications, undefined, 1))).toEqual([
    'Flow (m³/h) | 100',
    'Flow | 100 m³/h | ',
  ]);
  expect(rowsOf(withFigures(imported + specifications, 'si', 1))).toEqual([
    'Flow (l/s) | 27.8 [100 m³/h]',
    'Flow | 27.8 l/s [100 m³/h]',
  ]);
  expect(seen(withFigures(imported + specifications, undefined, 1))).toContain('Head | up to 60 ft | up to 18.3 m');
});

test('a value across both columns spans one less', () => {
  const wide = specifications.replace('<td>Cast iron</td><td></td>', '<td colspan="2">Cast iron</td>');
  expect(seen(withFigures(wide, 'si')).at(-1)).toBe('Casing | Cast iron');
  expect(withFigures(wide, 'si')).not.toContain('colspan');
});

test.each([
  ['Figure | Value\n Flow (gpm) | 450', ['Figure | Value', 'Flow (l/s) | 28.4 [450 gpm]']],
  ['Figure | Value | Unit\n Flow | 450 | gpm', ['Figure | Value | Unit', 'Flow | 28.4 [450 gpm] | l/s']],
  ['Figure | US\n Flow | 450 gpm', ['Figure | SI', 'Flow | 28.4 l/s [450 gpm]']],
  ['Figure | Value\n Flow | 450 gpm at 60 ft', ['Figure | Value', 'Flow | 28.4 l/s at 18 m [450 gpm at 60 ft]']],
  [
    'Figure | Value\n Liquid temperature | 20 to 60 °F',
    ['Figure | Value', 'Liquid temperature | -7 to 16 °C [20 to 60 °F]'],
  ],
  ['Figure | Value\n Flow | ask &amp; see', ['Figure | Value', 'Flow | ask &amp; see']],
  [
    'Flow (gpm) | Head (ft) | Efficiency (%)\n 0 | 80 | 0\n 450 (BEP) | 60 | 70\n 600 | 40 | 50',
    [
      'Flow (l/s) | Head (m) | Efficiency (%)',
      '0 [0 gpm] | 24 [80 ft] | 0',
      '28.4 (BEP) [450 (BEP)] | 18 [60 ft] | 70',
      '37.9 [600 gpm] | 12 [40 ft] | 50',
    ],
  ],
])('units follow to where they are written: %j', (text, rows) => {
  expect(seen(withFigures(table(text), 'si'))).toEqual(rows);
});

const series = table(`Model | Flow (gpm) | Head (ft) | Weight
  SN-3040 | 450 | 60 | 470 lb
  SN 4055/2 | 500 | 55 | 520 lb`);

test('each model of a series has an anchor, with and without a choice', () => {
  expect(seen(withFigures(series, undefined))).toEqual([
    'Model | Flow (gpm) | Head (ft) | Weight',
    '#sn3040 SN-3040 | 450 | 60 | 470 lb',
    '#sn40552 SN 4055/2 | 500 | 55 | 520 lb',
  ]);
  expect(seen(withFigures(series, 'si'))).toEqual([
    'Model | Flow (l/s) | Head (m) | Weight',
    '#sn3040 SN-3040 | 28.4 [450 gpm] | 18 [60 ft] | 213 kg [470 lb]',
    '#sn40552 SN 4055/2 | 31.5 [500 gpm] | 17 [55 ft] | 236 kg [520 lb]',
  ]);
});

test('a column with a cell that cannot be read keeps its head, and its cells say their units', () => {
  const mixed = series.replace('<td>500</td>', '<td>500/600</td>').replace('<td>55</td>', '<td>—</td>');
  expect(seen(withFigures(mixed, 'si'))).toEqual([
    'Model | Flow (gpm) | Head (m) | Weight',
    '#sn3040 SN-3040 | 28.4 l/s [450 gpm] | 18 [60 ft] | 213 kg [470 lb]',
    '#sn40552 SN 4055/2 | 500/600 | — | 236 kg [520 lb]',
  ]);
});

test('two columns of one figure in a series are one', () => {
  const dual = table('Model | Flow (gpm) | Flow (l/s) | Weight\n A-1 | 450 | 28 | 470 lb\n A-2 | 500 | 32 | 520 lb');
  expect(seen(withFigures(dual, 'european'))).toEqual([
    'Model | Flow (m³/h) | Weight',
    '#a1 A-1 | 102 [450 gpm] | 213 kg [470 lb]',
    '#a2 A-2 | 114 [500 gpm] | 236 kg [520 lb]',
  ]);
});
