import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const gate = (maxWaitMs: number) => createGate({ atOnce: 1, maxWaiting: 1, maxWaitMs });

test('a waiting task enters when another leaves, and leaving twice admits only one', async () => {
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

test('rejects a task that waits too long, and frees its slot in the queue', async () => {
  const { enter } = gate(1);
  const leave = await enter();
  await expect(enter()).rejects.toMatchObject({ name: 'BusyError', message: 'the request waited too long' });
  const next = enter();
  leave();
  await expect(next).resolves.toBeTypeOf('function');
});
