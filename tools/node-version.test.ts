import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OLDEST_NODE, tooOldNode } from './node-version.mjs';
import { root } from './paths.ts';

test.each([
  ['npm/9.2.0 node/v18.20.4 linux x64 workspaces/false', '24.21.0', '18.20.4'],
  ['npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', '24.21.0', undefined],
  ['npm/11.19.1 node/v24.21.0 linux x64 workspaces/false', '24.21.0', undefined],
  ['npm/6.14.4 node/v8.10.0 linux x64', '24.21.0', '8.10.0'],
  [undefined, '18.19.1', '18.19.1'],
  [undefined, '20.0.0', undefined],
  ['an agent that names no Node', '24.21.0', undefined],
])('"%s" with Node %s is too old or not', (userAgent, ownVersion, expected) => {
  expect(tooOldNode(userAgent, ownVersion)).toBe(expected);
});

test('the oldest Node is the one that package.json declares', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${OLDEST_NODE}`);
});
