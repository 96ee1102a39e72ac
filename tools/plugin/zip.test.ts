import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { findProgram } from '../find-program.ts';
import { testFolder } from '../test-folder.ts';
import { zip } from './zip.ts';

const files = new Map([
  ['headwater/a.php', Buffer.from('<?php echo 1;\n'.repeat(100))],
  ['headwater/größe.txt', Buffer.from('')],
]);

test('the archive has every file with its content, in their order', () => {
  const found = Object.entries(unzipSync(zip(files)));
  expect(found.map(([name, content]) => [name, Buffer.from(content)])).toEqual([...files]);
});

test('the archive states a fixed date in every time zone', () => {
  const archive = Buffer.from(zip(files));
  const [localTime, localDate] = [archive.readUInt16LE(10), archive.readUInt16LE(12)];
  // 1980-01-01 00:00, in MS-DOS's bits.
  expect([localTime, localDate]).toEqual([0, (1 << 5) | 1]);
});

test('the same files always give the same archive', () => {
  expect(Buffer.from(zip(files)).equals(zip(new Map(files)))).toBe(true);
});

const php = findProgram(['php']);
const hasZip = php !== undefined && String(spawnSync(php, ['-m']).stdout).includes('\nzip\n');

test.skipIf(!hasZip)('PHP, which installs plugins, reads the archive and its modes without a complaint', async () => {
  const path = join(await testFolder(), 'plugin.zip');
  writeFileSync(path, zip(files));
  const script = `$z = new ZipArchive(); $z->open($argv[1], ZipArchive::CHECKCONS) === true || exit(1);
    for ($i = 0; $i < $z->numFiles; $i++) {
      $z->getExternalAttributesIndex($i, $system, $attributes);
      echo $z->getNameIndex($i), ' ', strlen($z->getFromIndex($i)), ' ', decoct($attributes >> 16), "\\n";
    }`;
  const { status, stdout } = spawnSync(String(php), ['-r', script, '--', path]);
  expect(status).toBe(0);
  expect(String(stdout)).toBe('headwater/a.php 1400 100644\nheadwater/größe.txt 0 100644\n');
});
