/** Parts lists: a number for each callout of a breakout drawing, and the numbers that came before some of them. */
import type { Html } from '@headwater/cms/starting-content/model.ts';
import { escapeHtml } from './html.ts';
import type { SeedProduct } from './product-model.ts';

export interface Part {
  /** Number in the drawing. */
  callout: number;
  description: string;
  number: string;
  pieces: number;
  replaces?: string;
  replacedBy?: string;
  /** Of the pumps that have it. */
  serials?: string;
}

/** Initials of a part's name, or the first two letters of one word: `Wear ring` is WR, `Impeller` is IM. */
function suffixes(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const words = name.split(/[ -]/).filter((word) => !/^(?:and|with)$/.test(word));
    const initials = words.map((word) => word.charAt(0)).join('');
    const short = (words.length > 1 ? initials : name.slice(0, 2)).toUpperCase();
    const longer = `${words[0]?.slice(0, 2)}${words.at(-1)?.slice(0, 2)}`.toUpperCase();
    const suffix = taken.has(short) ? longer : short;
    taken.add(suffix);
    return suffix;
  });
}

/** Of some callouts a pump has several. */
const pieces: Readonly<Record<string, number>> = {
  'Guide rails': 4,
  'Casing ring': 2,
  'Shaft sleeve': 2,
  'Check valve': 2,
};

/** What changed over the years, by the number that is delivered today; the last entry is a chain of two. */
const changes: Readonly<Record<string, readonly Pick<Part, 'number' | 'serials'>[]>> = {
  'SN-4055-WR': [{ number: 'SN-4055-RW', serials: '1001 to 2450' }],
  'SC-8140-CS': [{ number: 'SC-8140-MS', serials: '101 to 388' }],
  'SN-4055-LMS': [
    { number: 'SN-4055-SL1', serials: '1001 to 1799' },
    { number: 'SN-4055-SL2', serials: '1800 to 2450' },
  ],
};

function firstSerial(earlier: string | undefined): string | undefined {
  const last = Number(/\d+$/.exec(earlier ?? '')?.[0]);
  return last ? `from ${last + 1}` : undefined;
}

/** The parts of a product in the order of its drawing, each before its earlier numbers. */
export function partsOf(product: Pick<SeedProduct, 'code' | 'callouts'>): Part[] {
  const names = product.callouts ?? [];
  return suffixes(names).flatMap((suffix, index) => {
    const description = names[index] ?? '';
    const common = { callout: index + 1, description, pieces: pieces[description] ?? 1 };
    const number = `${product.code}-${suffix}`;
    const earlier = changes[number] ?? [];
    const chain = [...earlier.map((each) => each.number), number];
    const serials = firstSerial(earlier.at(-1)?.serials);
    const replaces = chain.at(-2);
    return [
      { ...common, number, ...(replaces && { replaces }), ...(serials && { serials }) },
      ...earlier.map((part, at) => {
        const [before, next] = [chain[at - 1], chain[at + 1]];
        return { ...common, ...part, ...(before && { replaces: before }), ...(next && { replacedBy: next }) };
      }),
    ];
  });
}

/** A table whose columns are those that one of its rows fills. */
function table(columns: readonly (readonly [head: string, cells: readonly (string | number | undefined)[]])[]): Html {
  const filled = columns.filter(([, cells]) => cells.some((cell) => cell !== undefined));
  const rows = (filled[0]?.[1] ?? []).map((_, row) => {
    const cells = filled.map(([, column]) => `<td>${escapeHtml(String(column[row] ?? ''))}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>
<thead><tr>${filled.map(([head]) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

export function partsTable(product: Pick<SeedProduct, 'code' | 'callouts'>): Html {
  const parts = partsOf(product);
  return table([
    ['No.', parts.map((part) => part.callout)],
    ['Description', parts.map((part) => part.description)],
    ['Part number', parts.map((part) => part.number)],
    ['Qty', parts.map((part) => part.pieces)],
    ['Serial numbers', parts.map((part) => part.serials)],
    ['Replaces', parts.map((part) => part.replaces)],
    ['Replaced by', parts.map((part) => part.replacedBy)],
  ]);
}

/** Parts of the makers whose drawings the company took over, and its own that fit. */
export const crossReferences = [
  ['Norrland', 'N80-4410', 'SN-3040-WR', 'Wear ring'],
  ['Norrland', 'N100-4410', 'SN-4055-WR', 'Wear ring'],
  ['Norrland', 'N100-2207', 'SN-4055-LMS', 'Lower mechanical seal'],
  ['Norrland', 'N150-4410', 'SN-6060-WR', 'Wear ring'],
  ['Ironwood', 'H3-IMP-28', 'SL-3080-IM', 'Impeller'],
  ['Ironwood', 'H4-IMP-28', 'SL-4090-IM', 'Impeller'],
  ['Ironwood', 'H4-TB', 'SL-4090-TB', 'Throat bush'],
  ['Superior Pump', '412-061', 'SC-4150-CR', 'Casing ring'],
  ['Superior Pump', '618-061', 'SC-6180-CR', 'Casing ring'],
  ['Superior Pump', '618-114', 'SC-6180-SS', 'Shaft sleeve'],
] as const;

export const crossReferenceTable: Html = table([
  ['Maker', crossReferences.map(([maker]) => maker)],
  ['Their number', crossReferences.map(([, theirs]) => theirs)],
  ['Our number', crossReferences.map(([, , ours]) => ours)],
  ['Description', crossReferences.map(([, , , description]) => description)],
]);
