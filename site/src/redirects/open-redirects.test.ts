import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRedirects } from './open-redirects.ts';
import { redirectFiles } from './redirects-folder.ts';
import { createHitCounter } from './rule-hits.ts';
import { hosts, rule } from './testing/search-in.ts';

function open(folder: string, fetchRules?: (hash: string) => Promise<string | undefined>) {
  const logged: string[] = [];
  const files = redirectFiles({ DATA_DIR: folder, REDIRECTS_FILE: '' });
  const onChange = vi.fn();
  const redirects = openRedirects({
    files,
    hosts,
    onChange,
    log: (_level, details, message) => logged.push(`${message} ${JSON.stringify(details)}`),
    ...(fetchRules && { fetchRules }),
  });
  onTestFinished(redirects.stop);
  const to = (path: string, query = '') => redirects.find({ host: '', path, query })?.to;
  return { ...redirects, files, logged, onChange, to };
}

const write = (folder: string, ...lines: string[]) => writeFileSync(join(folder, 'redirects.csv'), lines.join('\n'));
const cmsRules = (hash: string, ...rules: ReturnType<typeof rule>[]) => JSON.stringify({ hash, rules });

test('rules of the file count, and a bad line is named', async () => {
  const folder = await testFolder();
  write(folder, '/old,/new/', '/bad,javascript:x', '/item?id=1,/one/', '^/p/(.*)$,/q/$1,,pattern');
  const { settled, to, findPattern, logged } = open(folder);
  await settled();
  expect([to('/old/'), to('/item', 'id=1&a=2'), to('/bad')]).toEqual(['/new/', '/one/?a=2', undefined]);
  expect(findPattern({ host: '', path: '/p/x', query: '' })?.to).toBe('/q/x');
  expect(logged.join()).toContain('redirects.csv, line 2 (/bad): its target: “javascript:” is refused');
});

test('a change of the file counts without a restart', async () => {
  const folder = await testFolder();
  const { settled, to, onChange } = open(folder);
  await settled();
  write(folder, '/old,/new/');
  await vi.waitFor(() => expect(to('/old')).toBe('/new/'), { timeout: 10_000 });
  expect(onChange).toHaveBeenCalled();
});

test('after a restart with the CMS stopped, its rules count before anything is read', async () => {
  const folder = await testFolder();
  const first = open(folder, async () => cmsRules('1', rule('/old', '/new/')));
  await first.settled();
  expect(first.to('/old')).toBe('/new/');
  first.stop();
  // Old URLs may contain names of people.
  expect(statSync(first.files.cms).mode & 0o777).toBe(0o600);
  const second = open(folder, () => Promise.reject(new Error('stopped')));
  expect(second.to('/old')).toBe('/new/');
  await second.settled();
  expect(second.to('/old')).toBe('/new/');
});

test('rules are compiled once for each content of their sources', async () => {
  const folder = await testFolder();
  write(folder, '/old,/new/');
  const first = open(folder);
  await first.settled();
  first.stop();
  const [name = ''] = readdirSync(first.files.folder).filter((file) => file.endsWith('.sqlite'));
  const second = open(folder);
  await second.settled();
  expect(second.logged).toEqual([]);
  write(folder, '/old,/newer/');
  await vi.waitFor(() => expect(second.to('/old')).toBe('/newer/'), { timeout: 10_000 });
  expect(readdirSync(first.files.folder)).not.toContain(name);
});

test('the file counts before the CMS, which is queried with the hash of its last rules', async () => {
  const folder = await testFolder();
  write(folder, '/old,/file/');
  const hashes: string[] = [];
  const { settled, checkCms, to } = open(folder, async (hash) => {
    hashes.push(hash);
    return hash === '7' ? JSON.stringify({ hash }) : cmsRules('7', rule('/old', '/cms/'), rule('/other', '/there/'));
  });
  await settled();
  await checkCms();
  expect(hashes).toEqual(['', '7']);
  expect([to('/old'), to('/other')]).toEqual(['/file/', '/there/']);
});

test.each([
  ['no JSON', '<html>'],
  ['no list', '{"hash":"2","rules":7}'],
  ['no hash', '{"rules":[]}'],
])('a response of the CMS that is %s leaves the rules as they are', async (_what, text) => {
  const responses = [cmsRules('1', rule('/old', '/new/')), text];
  const { settled, checkCms, to } = open(await testFolder(), async () => responses.shift());
  await settled();
  await checkCms();
  expect(to('/old')).toBe('/new/');
});

test('hits are counted per rule, and stay after a restart', async () => {
  const folder = await testFolder();
  write(folder, '/old,/new/');
  for (let run = 1; run <= 2; run += 1) {
    const { settled, find, record, stop, files } = open(folder);
    await settled();
    const move = find({ host: '', path: '/OLD/', query: 'email=a@b.example' });
    if (move) record(move);
    stop();
    expect(JSON.parse(readFileSync(files.hits, 'utf8'))).toEqual({ '/old': { count: run, day: expect.any(String) } });
  }
});

test('counts are written when there are new ones, also those of a time when the disk could not be written', async () => {
  const file = join(await testFolder(), 'site', 'hits.json');
  const stored = () => existsSync(file) && Object.values(JSON.parse(readFileSync(file, 'utf8')));
  const { record, flush } = createHitCounter(file, () => new Date('2026-11-28T12:00:00Z'));
  flush();
  expect(stored()).toBe(false);
  // A folder in place of the file.
  mkdirSync(`${file}.new`, { recursive: true });
  record('/old');
  flush();
  expect(stored()).toBe(false);
  rmSync(`${file}.new`, { recursive: true });
  flush();
  expect(stored()).toEqual([{ count: 1, day: '2026-11-28' }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(file);
  flush();
  expect(stored()).toBe(false);
});

test('rules count on a disk that cannot be written', async () => {
  const folder = await testFolder();
  write(folder, '/old,/new/');
  // A file in place of the folder for compiled rules.
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'redirects'), '');
  const { settled, to } = open(folder);
  await settled();
  expect(to('/old')).toBe('/new/');
});

test('a page for phones of the old WordPress leads to the page', async () => {
  const { settled, findPattern, logged } = open(await testFolder());
  await settled();
  expect(findPattern({ host: '', path: '/pumps/sp-1/amp/', query: '' })?.to).toBe('/pumps/sp-1/');
  expect(logged.join()).not.toContain('built in');
});
