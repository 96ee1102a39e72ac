import fc from 'fast-check';

const pieces = [
  '"',
  '*',
  "'",
  'NEAR(',
  ')',
  '(',
  'AND',
  'OR',
  'NOT',
  '^',
  ':',
  '-',
  '+',
  '{',
  '}',
  'title:',
  '\0',
  '\u202e',
  '🚰',
  '\ud83d',
  '\udeb0',
  'مضخة',
  'pump',
  'SN-4055',
  '10',
  '/',
  '1/2',
  ' ',
  '%',
  '_',
  '\\',
  ';',
  '--',
  '4"',
  '60 gpm at 50 ft',
  'x'.repeat(60),
  '9'.repeat(60),
];

/** Of any code point. For the `binary` one of its own, fast-check makes a table of a million: a second, in each worker. */
const sign = fc.integer({ min: 0, max: 0x10ffff }).map(
  (code) => String.fromCodePoint(code),
  (value) => {
    const code = String(value).codePointAt(0) ?? -1;
    if (code < 0 || value !== String.fromCodePoint(code)) throw new Error('This is not one sign.');
    return code;
  },
);

/** What attackers, cats and broken scripts type: up to 200 characters, half surrogates and operators of FTS5 among them. */
export const hostileTerm = fc.oneof(
  fc.string({ unit: sign, maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((typed) => typed.join('').slice(0, 200)),
);

export function hostileTerms(count: number, seed: number): string[] {
  return fc.sample(hostileTerm, { numRuns: count, seed });
}

/** As a URL may have it: a half surrogate in the bytes that some programs write for it, which are not UTF-8. */
export function escapedTerm(term: string): string {
  const escaped = (unit: number) =>
    [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)].map((byte) => `%${byte.toString(16)}`);
  return [...term]
    .map((sign) => (/\p{Cs}/u.test(sign) ? escaped(sign.charCodeAt(0)).join('') : encodeURIComponent(sign)))
    .join('');
}
