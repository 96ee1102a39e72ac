import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

function maker(most: number) {
  const made: string[] = [];
  const remember = remembered<string>(most);
  const ask = (key: string): Promise<string> =>
    remember(key, async () => {
      made.push(key);
      return `made for ${key}`;
    });
  return { made, ask };
}

test('what was made is not made again, not even for those who ask meanwhile', async () => {
  const { made, ask } = maker(2);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['made for a', 'made for a', 'made for b']);
  await ask('a');
  expect(made).toEqual(['a', 'b']);
});

test('what nobody has asked for the longest makes room', async () => {
  const { made, ask } = maker(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what failed is made anew', async () => {
  const remember = remembered<string>(2);
  const failing = remember('a', () => Promise.reject(new Error('no memory')));
  await expect(failing).rejects.toThrow('no memory');
  expect(await remember('a', async () => 'made')).toBe('made');
});
