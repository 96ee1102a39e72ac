import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBuildId } from '../start/build-id.ts';
import { openOlderAssets } from './older-assets.ts';
import { loadStaticAssets } from './static-assets.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The client files of a build, by path. */
async function buildOf(files: Record<string, string>): Promise<string> {
  const folder = newFolder();
  await mkdir(join(folder, '_assets'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return folder;
}

async function open(folder: string, files: Record<string, string>, maxBytes = 1e6) {
  const warnings: string[] = [];
  const current = await loadStaticAssets(await buildOf(files));
  const assets = await openOlderAssets({ folder, maxBytes, current, warn: (message) => void warnings.push(message) });
  await assets.idle();
  return { ...assets, warnings };
}

const script = 'export const pump = 1;\n'.repeat(100);

/** A build has replaced another one. */
async function openAfterBuild() {
  const folder = newFolder();
  await open(folder, { '_assets/form.Ab12.js': script, 'favicon.svg': '<svg/>' });
  return open(folder, { '_assets/form.Cd34.js': 'other' });
}

test('a file with a hash in its name survives its build, ready to be sent', async () => {
  const { find } = await openAfterBuild();
  const asset = await find('/_assets/form.Ab12.js');
  expect(asset?.body.toString()).toBe(script);
  expect(asset?.brotli?.length).toBeLessThan(script.length);
  expect(asset?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each([
  ['a file without a hash in its name', '/favicon.svg'],
  ['a file that no build had', '/_assets/none.js'],
  ['a path that leaves the folder', '/_assets/../../secret'],
])('older builds do not have %s', async (_what, path) => {
  const { find } = await openAfterBuild();
  expect(await find(path)).toBeUndefined();
});

test('does not send a damaged file', async () => {
  const folder = newFolder();
  await open(folder, { '_assets/form.Ab12.js': script });
  const later = await open(folder, {});
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'alert(1)', { flag: 'a' });
  expect(await later.find('/_assets/form.Ab12.js')).toBeUndefined();
  expect(later.warnings).toHaveLength(1);
});

test('files of the least recent build are deleted first', async () => {
  const folder = newFolder();
  const text = (letter: string) => letter.repeat(1000);
  // Builds are further apart than a disk's clock ticks.
  const aMinutePasses = () => {
    for (const name of readdirSync(folder)) {
      const time = statSync(join(folder, name)).mtimeMs / 1000 - 60;
      utimesSync(join(folder, name), time, time);
    }
  };
  await open(folder, { '_assets/one.js': text('1') }, 2600);
  aMinutePasses();
  await open(folder, { '_assets/two.js': text('2') }, 2600);
  aMinutePasses();
  await open(folder, { '_assets/one.js': text('1') }, 2600);
  const { find } = await open(folder, { '_assets/three.js': text('3') }, 2600);
  expect(await find('/_assets/two.js')).toBeUndefined();
  expect((await find('/_assets/one.js'))?.body.toString()).toBe(text('1'));
  expect((await find('/_assets/three.js'))?.body.toString()).toBe(text('3'));
});

const idOf = async (files: Record<string, string>) => readBuildId(await buildOf(files));

test('the ID of a build is 32 hexadecimal digits, and changes with the names and contents of its files', async () => {
  const id = await idOf({ '_assets/a.js': 'one' });
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(await idOf({ '_assets/a.js': 'one' })).toBe(id);
  const builds = [
    { '_assets/a.js': 'two' },
    { '_assets/b.js': 'one' },
    { '_assets/a': 'bc' },
    { '_assets/ab': 'c' },
    { '_assets/a': '', '_assets/b': 'c' },
    { '_assets/a': 'c', '_assets/b': '' },
  ];
  expect(new Set([id, ...(await Promise.all(builds.map((files) => idOf(files))))]).size).toBe(7);
});
