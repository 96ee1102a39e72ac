import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readText } from './read-text.ts';
import { testFolder } from './test-folder.ts';

test.each([
  ['UTF-8', Buffer.from('A=é\r\nB=2\r\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffA=é\r\nB=2\r\n')],
  ['UTF-16, as Notepad calls "Unicode"', Buffer.from('\ufeffA=é\r\nB=2\r\n', 'utf16le')],
])('the first variable of a .env in %s is read', async (_encoding, bytes) => {
  const file = join(await testFolder(), '.env');
  writeFileSync(file, bytes);
  expect(parseEnv(readText(file))).toEqual({ A: 'é', B: '2' });
});
