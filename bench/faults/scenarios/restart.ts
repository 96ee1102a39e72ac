import { setTimeout as pause } from 'node:timers/promises';
import { mixedShares } from '@headwater/e2e/support/traffic/mix.ts';
import type { Scenario, ScenarioOptions } from './run-scenario.ts';

const RESTARTS = [0, 1, 0, 1] as const;

/** Each instance restarts twice, one after the other, spread over the run: no request may fail. */
export function restart({ seconds, seed, perSecond }: ScenarioOptions): Scenario {
  return {
    name: 'restart',
    seed,
    perSecond,
    leadsPerSecond: 5,
    shares: mixedShares,
    goals: { goodPages: 1, images: 1, searches: 1, formsAtOnce: true },
    async during(cluster) {
      const startedAt = performance.now();
      const until = (share: number) => pause(Math.max(0, share * seconds * 1_000 - (performance.now() - startedAt)));
      for (const [index, instance] of RESTARTS.entries()) {
        await until((index + 0.5) / RESTARTS.length);
        await cluster.restart(instance);
      }
      await until(1);
    },
  };
}
