import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findProgram } from '../find-program.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { zip } from './zip.ts';

const files = new Map([
  ['headwater/a.php', Buffer.from('<?php echo 1;\n'.repeat(100))],
  ['headwater/größe.txt', Buffer.from('')],
]);

/** The archive's directory, read by the format's description. */
function read(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.toString('latin1', end, end + 4)).toBe('PK\x05\x06');
  const found = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const local = archive.readUInt32LE(at + 42);
    expect(archive.toString('latin1', local, local + 4)).toBe('PK\x03\x04');
    const content = local + 30 + archive.readUInt16LE(local + 26);
    found.set(
      archive.toString('utf8', at + 46, at + 46 + nameLength),
      inflateRawSync(archive.subarray(content, content + size)),
    );
    at += 46 + nameLength;
  }
  return found;
}

test('the archive has every file with its content', () => {
  expect(read(zip(files))).toEqual(files);
});

test('the same files make the same archive', () => {
  expect(zip(files).equals(zip(new Map(files)))).toBe(true);
});

const php = findProgram(['php']);
const hasZip = php !== undefined && String(spawnSync(php, ['-m']).stdout).includes('\nzip\n');

test.skipIf(!hasZip)('PHP, which installs plugins, reads the archive without a complaint', async () => {
  const path = join(await temporaryFolder('zip'), 'plugin.zip');
  writeFileSync(path, zip(files));
  const script = `$z = new ZipArchive(); $z->open($argv[1], ZipArchive::CHECKCONS) === true || exit(1);
    for ($i = 0; $i < $z->numFiles; $i++) echo $z->getNameIndex($i), ' ', md5($z->getFromIndex($i)), "\\n";`;
  const { status, stdout } = spawnSync(String(php), ['-r', script, '--', path]);
  expect(status).toBe(0);
  expect(String(stdout).split('\n')).toHaveLength(3);
});
