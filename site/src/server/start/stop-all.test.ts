import { expect, test } from 'vitest';
import { stopAll } from './stop-all.ts';

test('parts stop in order, even after one that fails', async () => {
  const stopped: string[] = [];
  const failed: unknown[] = [];
  const leads = Promise.withResolvers<void>();
  const done = stopAll(
    {
      'disk probe': () => void stopped.push('disk probe'),
      alarms: () => {
        throw new Error('no timer');
      },
      leads: async () => {
        await leads.promise;
        stopped.push('leads');
      },
      tracing: () => Promise.reject(new Error('no exporter')),
      database: () => void stopped.push('database'),
    },
    (error, part) => failed.push([part, String(error)]),
  );
  expect(stopped).toEqual(['disk probe']);
  leads.resolve();
  await done;
  expect(stopped).toEqual(['disk probe', 'leads', 'database']);
  expect(failed).toEqual([
    ['alarms', 'Error: no timer'],
    ['tracing', 'Error: no exporter'],
  ]);
});
