import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turns } from './turns.ts';

/** What happened in each round of the event loop. */
async function rounds(count: number, happened: string[]): Promise<string[][]> {
  const seen: string[][] = [];
  for (let round = 0; round < count; round += 1) {
    await setImmediate();
    seen.push(happened.splice(0));
  }
  return seen;
}

test('starts one piece of work per round of the event loop, the smallest first', async () => {
  const takeTurn = turns();
  const happened: string[] = [];
  for (const size of [30, 10, 40, 20]) void takeTurn(size).then(() => happened.push(`${size}`));
  expect((await rounds(6, happened)).filter((round) => round.length > 0)).toEqual([['10'], ['20'], ['30'], ['40']]);
});

test('queues later work by size', async () => {
  const takeTurn = turns();
  const happened: string[] = [];
  const ask = (size: number): void => void takeTurn(size).then(() => happened.push(`${size}`));
  ask(1);
  ask(9);
  await setImmediate();
  ask(5);
  await rounds(4, []);
  expect(happened).toEqual(['1', '5', '9']);
});

test('starts again after a pause', async () => {
  const takeTurn = turns();
  const happened: string[] = [];
  const ask = (size: number): void => void takeTurn(size).then(() => happened.push(`${size}`));
  ask(1);
  await rounds(4, []);
  expect(happened.splice(0)).toEqual(['1']);
  ask(7);
  await rounds(2, []);
  expect(happened).toEqual(['7']);
});
