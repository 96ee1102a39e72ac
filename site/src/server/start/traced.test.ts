import { expect, test } from 'vitest';
import type { Observe } from '../../telemetry/observe.ts';
import { noTracing } from '../../telemetry/tracing.ts';
import type { Exchange } from '../exchange.ts';
import { traced } from './traced.ts';

const exchange = { res: { statusCode: 200 } } as Exchange;

test('without tracing, the function that answers stays as it is', () => {
  const answer = () => undefined;
  expect(traced({ kind: 'webhook' }, noTracing, answer)).toBe(answer);
});

test('with tracing, an answer is recorded with its status as the outcome', async () => {
  const steps: unknown[] = [];
  const observe: Observe = async (work, run, endingOf) => {
    steps.push(work);
    const result = await run({});
    steps.push(endingOf?.(result));
    return result;
  };
  const answer = traced({ kind: 'webhook' }, { ...noTracing, observe }, ({ res }) => {
    steps.push('answered');
    res.statusCode = 401;
  });
  await answer(exchange);
  expect(steps).toEqual([{ kind: 'webhook' }, 'answered', { outcome: '401' }]);
});

test('with tracing, an answer that fails still fails', async () => {
  const observe: Observe = (_work, run) => run({});
  const answer = traced({ kind: 'webhook' }, { ...noTracing, observe }, () => {
    throw new Error('a fault of the answer');
  });
  await expect(answer(exchange)).rejects.toThrow('a fault of the answer');
});
