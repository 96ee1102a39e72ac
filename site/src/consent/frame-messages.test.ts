import { expect, test } from 'vitest';
import { frameMessage, frameStateOf } from './frame-messages.ts';

test.each(['ready', 'failed'] as const)('the state %s survives its message', (state) => {
  expect(frameStateOf(structuredClone(frameMessage(state)))).toBe(state);
});

test.each([undefined, null, 'ready', 7, {}, { headwaterFrame: 'loading' }, { event: 'ready' }, []])(
  '%j is not a message of a frame page',
  (data) => {
    expect(frameStateOf(data)).toBeUndefined();
  },
);
