import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const gate = (patience: number) => createGate({ atOnce: 1, maxWaiting: 1, patience });

test('the next one enters when another leaves, and leaving twice admits only one', async () => {
  const { enter } = gate(60_000);
  const leave = await enter();
  const second = enter();
  leave();
  leave();
  const leaveSecond = await second;
  const third = enter();
  await expect(enter()).rejects.toMatchObject({ name: 'BusyError', message: 'too many requests are waiting' });
  leaveSecond();
  await third;
});

test('a request that waits too long is refused, and its place in the line is free again', async () => {
  const { enter } = gate(1);
  const leave = await enter();
  await expect(enter()).rejects.toMatchObject({ name: 'BusyError', message: 'the request waited too long' });
  const next = enter();
  leave();
  await expect(next).resolves.toBeTypeOf('function');
});
