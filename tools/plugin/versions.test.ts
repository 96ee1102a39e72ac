import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionObjections } from '@headwater/site/src/doctor/versions.ts';
import { expect, test } from 'vitest';
import versions from '../../wordpress/versions.json' with { type: 'json' };
import { root } from '../paths.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the doctor has no objection to the versions that were run', () => {
  expect(versionObjections(versions)).toEqual([]);
});

test('the plugin names the newest WordPress that it was run on', () => {
  const tested = /^Tested up to: (\S+)$/m.exec(read('wordpress/plugin/readme.txt'))?.[1];
  expect(versions.WordPress.startsWith(`${tested}.`)).toBe(true);
});

test('the guide names the versions that were run', () => {
  const rows = [...read('docs/real-wordpress.md').matchAll(/^\| ([^|`]+) \| ([\d.]+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, version]) => [name, version]))).toEqual(versions);
});
