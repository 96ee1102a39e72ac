import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { OLDEST_NODE, tooOldNode, unusableCharacter } from './unusable-machine.mjs';

test.each([
  ['18.20.4', 'that npm 9 runs with', 'npm/9.2.0 node/v18.20.4 linux x64 workspaces/false', '24.21.0'],
  ['8.10.0', 'that npm 6 runs with', 'npm/6.14.4 node/v8.10.0 linux x64', '24.21.0'],
  ['18.19.1', 'that runs without npm', undefined, '18.19.1'],
])('a Node %s %s is too old', (version, _where, userAgent, ownVersion) => {
  expect(tooOldNode(userAgent, ownVersion)).toBe(version);
});

test.each([
  ['20.20.2', 'that npm 11 runs with', 'npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', '24.21.0'],
  ['24.21.0', 'that npm 11 runs with', 'npm/11.19.1 node/v24.21.0 linux x64 workspaces/false', '24.21.0'],
  ['20.0.0', 'that runs without npm', undefined, '20.0.0'],
  ['24.21.0', 'whose npm does not name it', 'an agent that names no Node', '24.21.0'],
])('a Node %s %s is new enough', (_version, _where, userAgent, ownVersion) => {
  expect(tooOldNode(userAgent, ownVersion)).toBeUndefined();
});

test('the oldest Node is the one that package.json declares', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${OLDEST_NODE}`);
});

test.each([
  ['/srv/pumps #2/site', '#'],
  ['/srv/100%/site', '%'],
  ['/srv/old*/site', '*'],
  ['/srv/what?/site', '?'],
])('the project does not work in %s', (folder, character) => {
  expect(unusableCharacter(folder)).toBe(character);
});

test.each(['/srv/a b (1) [x] ä日本/site', `/srv/it's "here"/site`, String.raw`C:\Users\Ada & Co; {x}\site`])(
  'the project works in %s',
  (folder) => {
    expect(unusableCharacter(folder)).toBeUndefined();
  },
);
