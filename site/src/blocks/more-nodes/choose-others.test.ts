import { expect, test } from 'vitest';
import { chooseOthers } from './choose-others.ts';

const nodes = (...ids: string[]) => ids.map((id) => ({ id }));

test.each<[string, string, string[], string[], string[]]>([
  ['the older ones', 'c', ['d', 'e', 'f'], ['a', 'b', 'c', 'd'], ['d', 'e', 'f']],
  ['the newest when few are older', 'e', ['f'], ['a', 'b', 'c', 'd'], ['f', 'a', 'b']],
  ['each other node once', 'a', ['b'], ['a', 'b', 'c', 'd'], ['b', 'c', 'd']],
  ['nothing when there is no other', 'a', [], ['a'], []],
])('after a node, lists %s', (_what, own, older, newest, chosen) => {
  expect(chooseOthers(own, nodes(...older), nodes(...newest), 3)).toEqual(nodes(...chosen));
});
