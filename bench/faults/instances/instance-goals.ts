import { percentile } from '@headwater/e2e/support/cluster/statistics.ts';

/** How fast instances that share a Redis take over from each other, in milliseconds. */
export interface InstanceTimes {
  /** From a message of the CMS to one instance until another one sends the new page. */
  changes: readonly number[];
  /** From the start of a new instance's process until it sends a page that others have stored, with the CMS down. */
  newcomers: readonly number[];
  /** From the moment at which Redis dies until an uncached page is there, beyond what such a page takes without Redis. */
  fallbacks: readonly number[];
  /** From the moment at which Redis is back until all instances use it again. */
  rejoins: readonly number[];
}

interface Goal {
  what: string;
  /** No time may be longer. */
  mostMs: number;
}

/** On two cores with nothing else to do. */
const GOALS = {
  changes: { what: 'a change at one instance is live at the other', mostMs: 1_000 },
  newcomers: { what: 'the first page of a new instance, without the CMS', mostMs: 5_000 },
  fallbacks: { what: 'an uncached page when Redis dies, beyond its ordinary time', mostMs: 100 },
  rejoins: { what: 'both instances use Redis again', mostMs: 10_000 },
} as const satisfies Record<keyof InstanceTimes, Goal>;

const kinds = Object.keys(GOALS) as (keyof InstanceTimes)[];

/** One sentence for each goal that was missed. */
export function missedTimes(times: InstanceTimes): string[] {
  return kinds.flatMap((kind) => {
    const { what, mostMs } = GOALS[kind];
    const slowest = Math.max(...times[kind]);
    if (times[kind].length === 0) return [`Not measured: ${what}.`];
    return slowest > mostMs ? [`${slowest.toFixed(0)} ms until ${what}, not ${mostMs} at most.`] : [];
  });
}

/** A row of Markdown for each kind, with its goal. */
export function timesText(times: InstanceTimes): string {
  const rows = kinds.map((kind) => {
    const figures = [0.5, 0.95, 1].map((share) => `${percentile(times[kind], share).toFixed(0)} ms`);
    return `| ${[GOALS[kind].what, times[kind].length, ...figures, `≤ ${GOALS[kind].mostMs} ms`].join(' | ')} |`;
  });
  return ['| what | times | p50 | p95 | slowest | goal |', '| --- | ---: | ---: | ---: | ---: | ---: |', ...rows].join(
    '\n',
  );
}
