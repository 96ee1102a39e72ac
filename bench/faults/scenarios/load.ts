import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '@headwater/e2e/support/cluster/statistics.ts';
import { mixedShares } from '@headwater/e2e/support/traffic/mix.ts';
import type { Scenario, ScenarioOptions } from './run-scenario.ts';
import type { Evidence } from './verdict.ts';

/** Milliseconds, on two cores with nothing else to do. */
const BARS = { p95: 100, p99: 250 };

function slowResponses({ traffic: { pages, others, leads } }: Evidence): string[] {
  const times = [...pages, ...others, ...leads].map(({ milliseconds }) => milliseconds);
  const [p95, p99] = [percentile(times, 0.95), percentile(times, 0.99)];
  return [
    ...(p95 > BARS.p95 ? [`p95 of all requests is ${p95.toFixed(0)} ms, not ${BARS.p95}.`] : []),
    ...(p99 > BARS.p99 ? [`p99 of all requests is ${p99.toFixed(0)} ms, not ${BARS.p99}.`] : []),
  ];
}

/** Visitors and nothing else: every request succeeds. */
export function load({ seconds, seed, perSecond, check }: ScenarioOptions): Scenario {
  return {
    name: 'load',
    seed,
    perSecond: perSecond * 0.95,
    leadsPerSecond: perSecond * 0.05,
    shares: mixedShares,
    goals: { goodPages: 1, images: 1, searches: 1, formsAtOnce: true },
    during: () => pause(seconds * 1_000),
    ...(check && { judge: slowResponses }),
  };
}
