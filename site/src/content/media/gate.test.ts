import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const gate = (maxWaitMs: number) => createGate({ atOnce: 1, maxWaiting: 1, maxWaitMs });

test('a waiting task enters when another leaves', async () => {
  const { enter } = gate(60_000);
  const leave = await enter();
  const second = enter();
  leave();
  await expect(second).resolves.toBeTypeOf('function');
});

test('a task that leaves twice admits only one other', async () => {
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

test('a task that waits too long is rejected', async () => {
  const { enter } = gate(1);
  await enter();
  await expect(enter()).rejects.toMatchObject({ name: 'BusyError', message: 'the request waited too long' });
});

test('a task that waited too long frees its slot in the queue', async () => {
  const { enter } = gate(1);
  const leave = await enter();
  await enter().catch(() => undefined);
  const next = enter();
  leave();
  await expect(next).resolves.toBeTypeOf('function');
});
