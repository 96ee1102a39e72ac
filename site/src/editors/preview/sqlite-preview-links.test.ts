import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sqlitePreviewLinks } from './sqlite-preview-links.ts';
import { forDays, testPreviewLinks, withClock } from './testing/preview-links-contract.ts';
import { temporaryLinksFile, temporaryPreviewLinks } from './testing/temporary-preview-links.ts';

testPreviewLinks('SQLite', async () => {
  const file = temporaryLinksFile();
  return withClock((now) => temporaryPreviewLinks(file, now));
});

test('only the site’s user may read the files of preview links', async () => {
  const file = temporaryLinksFile();
  await temporaryPreviewLinks(file).add(forDays, 'copy');
  const modes = readdirSync(dirname(file)).map((name) => [name, statSync(join(dirname(file), name)).mode & 0o777]);
  expect(modes).toContainEqual(['preview-links.sqlite', 0o600]);
  expect(modes).toEqual(modes.map(([name]) => [name, 0o600]));
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

test('no part of a withdrawn draft stays in the file', async () => {
  const file = temporaryLinksFile();
  const links = sqlitePreviewLinks(file);
  const link = await links.add(forDays, 'the words of a draft '.repeat(500));
  await links.add(forDays, 'the words of a draft');
  await links.withdraw(link.id, 7);
  await links.withdrawAll(7);
  await links.add({ ...forDays, contentId: 8 }, 'another draft');
  await links.close();
  expect(readFileSync(file, 'latin1')).toContain('another draft');
  expect(readFileSync(file, 'latin1')).not.toContain('the words of a draft');
});

test('no part of an expired draft stays in the file once the links of any node are read', async () => {
  const file = temporaryLinksFile();
  const { open, pass } = withClock((now) => sqlitePreviewLinks(file, now));
  const links = await open();
  await links.add(forDays, 'the words of a draft '.repeat(500));
  pass(forDays.hours);
  await links.of(8);
  await links.add({ ...forDays, contentId: 8 }, 'another draft');
  await links.close();
  expect(readFileSync(file, 'latin1')).toContain('another draft');
  expect(readFileSync(file, 'latin1')).not.toContain('the words of a draft');
});
