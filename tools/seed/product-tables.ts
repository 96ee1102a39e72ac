import { seededRandom } from '../seeded-random.ts';

const names = [
  'Impeller',
  'Wear ring',
  'Mechanical seal, lower',
  'Mechanical seal, upper',
  'Shaft',
  'Shaft sleeve',
  'Bearing, lower',
  'Bearing, upper',
  'O-ring, casing',
  'O-ring, motor housing',
  'Gasket, discharge',
  'Casing',
  'Suction cover',
  'Moisture probe',
  'Power cable, 50 ft',
  'Guide rail bracket',
  'Hex bolt, stainless',
  'Oil plug with seal',
  'Cutter',
  'Strainer',
] as const;
const suffixes = 'IM WR SL SU SH SS BL BU OC OM GD CA SC MP PC RB HB OP CT ST'.split(' ');
const makers = ['Norrland', 'Ironwood', 'Superior', 'Great Basin'] as const;

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[], caption = ''): string {
  const cells = (tag: string, row: readonly (string | number)[]) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table>${caption && `<caption>${caption}</caption>`}<thead><tr>${cells('th', heads)}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A head that falls with the flow, from shut-off to the end of the curve. */
function curve(flow: number, head: number): string {
  const points = [0, 0.25, 0.5, 0.75, 1, 1.2].map((part) => {
    const feet = head * (1.25 - 0.25 * part ** 2);
    return [Math.round(flow * part), Math.round(feet * 10) / 10, Math.round(78 * (1 - (part - 1) ** 2))];
  });
  return table(['Flow (gpm)', 'Head (ft)', 'Efficiency (%)'], points, 'Curve');
}

/**
 * The tables of one product, the same for the same number: figures, a curve, its parts with numbers, serial numbers and
 * earlier numbers, and what other makers call some of them.
 * @param index of the product
 */
export function productTables(number: string, index: number, parts: number): string {
  const random = seededRandom(index + 1);
  const between = (low: number, high: number, step: number) =>
    low + step * Math.floor(random() * ((high - low) / step + 1));
  const [flow, head] = [between(20, 2400, 10), between(15, 320, 5)];
  const power = [0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 25, 40, 60, 100].find((hp) => hp > (flow * head) / 2600) ?? 150;
  const figures = [
    ['Flow', `${flow} gpm`],
    ['Head', `${head} ft`],
    ['Power', `${power} hp`],
    ['Discharge', `${[1, 2, 3, 4, 6, 8, 10, 12][Math.min(7, Math.floor(Math.sqrt(flow) / 6))]} in`],
    ['Speed', `${[1150, 1750, 3500][index % 3]} rpm`],
    ['Weight', `${between(60, 2400, 5)} lb`],
  ];
  const firstSerial = 1000 + (index % 50) * 100;
  const rows = Array.from({ length: parts }, (_, part) => {
    const round = Math.floor(part / names.length);
    const own = `${number}-${suffixes[part % names.length]}${round || ''}`;
    const old = random() < 0.1 ? `${number}-${part + 1}A` : '';
    const serials = random() < 0.2 ? `${firstSerial} to ${firstSerial + between(50, 900, 10)}` : '';
    return [part + 1, own, names[part % names.length] ?? '', between(1, 4, 1), serials, old];
  });
  const references = rows
    .filter((_, part) => part % 10 === index % 10)
    .map(([, own = '']) => [makers[index % makers.length] ?? '', `${between(100, 999, 1)}-${index}`, own]);
  return [
    table(['Figure', 'Value'], figures),
    index % 4 === 0 ? curve(flow, head) : '',
    rows.length > 0
      ? table(['No.', 'Part number', 'Description', 'Qty', 'Serial numbers', 'Replaces'], rows, 'Parts')
      : '',
    references.length > 0 ? table(['Maker', 'Their number', 'Our number'], references) : '',
  ].join('\n');
}
