import { expect, test } from 'vitest';
import { page } from '../routing/testing/seeds.ts';
import { nodePath } from './node-path.ts';

test("a page's path is its node's own", () => {
  expect(nodePath({ uri: '/new/' }, page({ uri: '/asked/' }))).toBe('/new/');
});

test('a node without a path of its own has that of its seed node', () => {
  expect(nodePath({ uri: null }, page({ uri: '/asked/' }))).toBe('/asked/');
});
