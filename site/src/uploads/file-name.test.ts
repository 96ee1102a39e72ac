import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['C:\\Users\\Ada\\plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  [' a\0b\n.pdf ', 'ab.pdf'],
  ['"<a>|:*?".pdf', 'a.pdf'],
  ['plan\u202efdp.exe', 'planfdp.exe'],
  ['.pdf', 'file.pdf'],
  ['', 'file'],
  ['folder/', 'file'],
  ['\ud800.pdf', '\ufffd.pdf'],
  [`${'💧'.repeat(151)}.pdf`, `${'💧'.repeat(150)}.pdf`],
  [`a.${'x'.repeat(20)}`, `a.${'x'.repeat(20)}`],
  [`${'a'.repeat(150)}.${'x'.repeat(21)}`, 'a'.repeat(150)],
])('the file %j is stored as %j', (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});
