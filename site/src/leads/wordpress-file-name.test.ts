import { expect, test } from 'vitest';
import { wordPressFileName } from './wordpress-file-name.ts';

test.each([
  ['pump.jpg', 'pump.jpg'],
  ['pump one.jpg', 'pump-one.jpg'],
  ['Grün (2).PDF', 'Grun-2.PDF'],
  ["c'd & e.pdf", 'c-d-e.pdf'],
  ['drawing.v2.step', 'drawing-v2.step'],
  ['x--y..z.pdf', 'x-y-z.pdf'],
  ['図面.pdf', '図面.pdf'],
  ['Größe 2″ – 図面.pdf', 'Grosse-2-図面.pdf'],
  ['Rør й 2².pdf', 'Ror-й-22.pdf'],
  ['-_.pdf', 'file.pdf'],
  ['a_b.png', 'a_b.png'],
  ['README', 'README'],
  ['.htaccess', 'htaccess'],
])('%s reaches WordPress as %s', (name, sent) => {
  expect(wordPressFileName(name)).toBe(sent);
  expect(wordPressFileName(sent)).toBe(sent);
});
