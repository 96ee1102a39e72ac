import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A few strings of the project's own, for a clone without the collection. */
const ownStrings = [
  'Ω≈ç√∫˜µ≤≥÷',
  '田中さんにあげて下さい',
  '👩‍👩‍👧‍👦 🇺🇸',
  'הָיְתָהtestالصفحات',
  "'; DROP TABLE entries; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("https://evil.example")',
  '{Name:1} {all_fields} {admin_email}',
  '\r\nBcc: everybody@evil.example',
  '../../etc/passwd%00',
  '  blanks at both ends\t\n',
  '\u00a0no-break spaces\u3000',
  '   ',
  'a zero \0 byte',
  '12.5',
  '1.250,5',
  '$ 1,200',
  '02/30/2026',
  '2026-2-3',
  '7:05 PM',
  '(218) 555-0142',
  'ada+pump@example.com',
  'https://example.com/a?b=c#d',
  'x'.repeat(1_000),
];

/** The collection is not in this repository because of its license. */
function collectedStrings(): string[] {
  const file = join(process.env.HEADWATER_CORPORA ?? '', 'naughty-strings.json');
  if (process.env.HEADWATER_CORPORA && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.info('SKIPPED: 515 naughty strings. Set HEADWATER_CORPORA to the folder of the corpora.');
  return [];
}

/** Texts that broke other software's forms. */
export function naughtyStrings(): string[] {
  return [...new Set([...ownStrings, ...collectedStrings()])];
}
