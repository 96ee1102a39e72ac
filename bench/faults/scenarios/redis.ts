import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '@headwater/e2e/support/cluster/cluster.ts';
import { percentile } from '@headwater/e2e/support/cluster/figures.ts';
import { moods } from '@headwater/e2e/support/redis/moods.ts';
import { mixedShares } from '@headwater/e2e/support/traffic/mix.ts';
import { CommandError } from '@headwater/tools/command-error.ts';
import { say } from '@headwater/tools/say.ts';
import type { Engines } from './engines.ts';
import type { Scenario } from './run-scenario.ts';
import type { Evidence } from './verdict.ts';

/** When a mood was there, in milliseconds since the epoch. */
interface Spell {
  mood: string;
  from: number;
  to: number;
}

/** Milliseconds, on two cores with nothing else to do. */
const P95_MS = 200;

/** What a mood cost: a row of a table, and whether a visitor saw it. */
function costOf({ mood, from, to }: Spell, { traffic: { pages, others, startedAt } }: Evidence) {
  const during = [...pages, ...others].filter(({ at }) => startedAt + at >= from && startedAt + at < to);
  const failed = during.filter(({ outcome }) => outcome !== 200).length;
  const p95 = percentile(
    during.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  return { failed, p95, row: `| ${mood} | ${during.length} | ${failed} | ${p95.toFixed(0)} ms |` };
}

interface RedisOptions {
  /** Of each mood. */
  seconds: number;
  seed: number;
  perSecond: number;
  /** Whether latencies have bars: on a machine with nothing else to do. */
  check: boolean;
}

/** Redis in one bad mood after the other: no visitor may notice. */
export function redis({ seconds, seed, perSecond, check }: RedisOptions): Scenario {
  const spells: Spell[] = [];

  async function during(cluster: Cluster, engines: Engines): Promise<void> {
    const server = engines.redis;
    if (!server) throw new CommandError('This needs Redis. Install it (Debian: redis-server) and run again.');
    const spell = async (mood: string, bring: () => Promise<() => Promise<unknown>>) => {
      const from = Date.now();
      const end = await bring();
      await pause(Math.max(0, from + seconds * 1_000 - Date.now()));
      await end();
      spells.push({ mood, from, to: Date.now() });
      say(`Redis ${mood} …`);
    };
    await spell('is down at the start', async () => {
      await server.kill();
      await cluster.restart(0);
      await cluster.restart(1);
      return server.start;
    });
    for (const [mood, bring] of Object.entries(moods)) await spell(mood, () => bring(server));
  }

  return {
    ...{ name: 'redis', seed, perSecond, leadsPerSecond: 5, shares: mixedShares, during },
    goals: { goodPages: 1, others: true, formsAtOnce: true },
    judge(evidence) {
      say('| Redis | requests | failed | p95 |\n| --- | ---: | ---: | ---: |');
      const slow = spells.flatMap((spell) => {
        const { row, p95 } = costOf(spell, evidence);
        say(row);
        return p95 > P95_MS ? [`p95 is ${p95.toFixed(0)} ms while Redis ${spell.mood}, not ${P95_MS}.`] : [];
      });
      return check ? slow : [];
    },
  };
}
