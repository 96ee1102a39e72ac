import { currencies } from '@headwater/contract/forms/currencies.ts';
import { type NumberNotation, parseNumber } from '@headwater/contract/forms/numbers.ts';

/**
 * The inputs of the start-up report that a visitor fills in, by input ID, with an answer that the
 * form accepts. A list's input is identified by its field and column.
 */
const plainAnswers = {
  '2': '2104417',
  '4': '11/20/2026',
  '5': '2026-11-19',
  '6': '19.11.2026',
  '7': '07:30 am',
  '8': '14:05',
  '9': '2026-2',
  '12': '25',
  '13': '1250,5',
  '14': '1200',
  '15/0': 'Pump 1',
  '15/3': '44',
  '16/0': 'Seal kit',
  '18': '12',
  '21': 'vfd',
  '23': 'https://scada.example.com/',
  '25.2': 'Dr.',
  '25.3': 'Ada',
  '25.4': 'K',
  '25.6': 'Lovelace',
  '25.8': 'III',
  '26': 'ada@example.com',
  '27': '2185550142',
  '28': '+49 30 901820',
  '29.1': '1921 Alder Creek Road',
  '29.3': 'Duluth',
  '29.4': 'Minnesota',
  '29.5': '55810',
  '30.1': '1 King Street',
  '30.2': 'Floor 2',
  '30.3': 'Toronto',
  '30.4': 'Ontario',
  '30.5': 'M5H 1A1',
  '31.1': 'Unter den Linden 1',
  '31.2': 'Hof',
  '31.3': 'Berlin',
  '31.4': 'Berlin',
  '31.5': '10117',
  '31.6': 'DE',
  '33': 'It hums.',
  '35': 'none',
};

export type Input = keyof typeof plainAnswers;
export type Texts = Partial<Record<Input, string>>;

export const inputs = Object.keys(plainAnswers) as Input[];

export function fieldOf(input: Input): number {
  return Number.parseInt(input, 10);
}

/** Values of a whole report: the given texts in their inputs, plain answers in all others. */
export function reportValues(texts: Texts): unknown[] {
  const text = (input: Input) => texts[input] ?? plainAnswers[input];
  const value = (input: Input) => ({ id: fieldOf(input), value: text(input) });
  const [email, checked] = [text('26'), [{ inputId: 19.1, value: 'Rotation' }]];
  const canadian = { street: text('30.1'), lineTwo: text('30.2'), city: text('30.3') };
  const foreign = { street: text('31.1'), lineTwo: text('31.2'), city: text('31.3') };
  return [
    ...(['2', '4', '5', '6', '7', '8', '9', '12', '13', '14', '18', '21', '23', '27', '28', '33', '35'] as const).map(
      value,
    ),
    // Required for a split-case pump.
    { id: 3, value: 'SC' },
    { id: 15, listValues: [{ rowValues: [text('15/0'), '460', '31', text('15/3')] }] },
    { id: 16, listValues: [{ rowValues: [text('16/0')] }] },
    { id: 19, checkboxValues: checked },
    {
      id: 25,
      nameValues: {
        prefix: text('25.2'),
        first: text('25.3'),
        middle: text('25.4'),
        last: text('25.6'),
        suffix: text('25.8'),
      },
    },
    { id: 26, emailValues: { value: email, confirmationValue: email } },
    {
      id: 29,
      addressValues: { street: text('29.1'), city: text('29.3'), state: text('29.4'), zip: text('29.5') },
    },
    { id: 30, addressValues: { ...canadian, state: text('30.4'), zip: text('30.5') } },
    { id: 31, addressValues: { ...foreign, state: text('31.4'), zip: text('31.5'), country: text('31.6') } },
    { id: 36, value: '1' },
    // Shown only if the insulation is good enough.
    { id: 39, value: '500' },
  ];
}

/** What an entry stores for an input; undefined for nothing. @param values of the entry by input ID */
export function storedIn(input: Input, values: ReadonlyMap<string, string>): string | undefined {
  const [inputId = '', column] = input.split('/');
  const stored = values.get(inputId);
  if (column === undefined || stored === undefined) return stored;
  const rows: string[][] = JSON.parse(stored);
  return rows[0]?.[Number(column)] || undefined;
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
const byNumbers = (sent: string, stored: string) => String(numbersIn(sent)) === String(numbersIn(stored));
const byDigits = (sent: string, stored: string) => sent.replace(/\D/g, '') === stored.replace(/\D/g, '');
const byAmount = (sent: string, stored: string) => Number(sent.replace(/[$, ]/g, '')) === Number(stored);
/** A number as it was typed, and as it is stored: in the field's own notation, or a very large one with an exponent. */
const byNumber = (notation: NumberNotation) => (sent: string, stored: string) =>
  parseNumber(sent, notation) === (parseNumber(stored, notation) ?? Number(stored));

function minutesOf(time: string): number {
  const [, hour, minute, half = ''] = /^(\d+):(\d+)\s*([ap]m)?$/i.exec(time) ?? [];
  const isHalf = half !== '';
  return (Number(hour) % (isHalf ? 12 : 24)) * 60 + Number(minute) + (/^p/i.test(half) ? 720 : 0);
}
const byTime = (sent: string, stored: string) => minutesOf(sent) === minutesOf(stored);

/** Types that WordPress stores in a normalized form; all others store a text unchanged. */
const ownForms: Partial<Record<Input, (sent: string, stored: string) => boolean>> = {
  '4': byNumbers,
  '5': byNumbers,
  '6': byNumbers,
  '7': byTime,
  '8': byTime,
  '12': byAmount,
  '13': byNumber({ format: 'DECIMAL_COMMA' }),
  '14': byNumber({ format: 'CURRENCY', currency: currencies.USD }),
  '18': byAmount,
  '27': byDigits,
};

/** Whether an entry has stored what was sent, without the white space that PHP's `trim` removes. */
export function isStored(input: Input, sent: string, stored: string | undefined): boolean {
  const text = sent.replace(/^[ \n\r\t\v\0]+|[ \n\r\t\v\0]+$/g, '');
  // A URL's placeholder is not an answer.
  if (text === '' || (input === '23' && /^https?:\/\/$/.test(text))) return stored === undefined;
  return stored !== undefined && (ownForms[input]?.(text, stored) ?? stored === text);
}
