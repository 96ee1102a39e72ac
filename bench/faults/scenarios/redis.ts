import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '@headwater/e2e/support/cluster/cluster.ts';
import { percentile } from '@headwater/e2e/support/cluster/statistics.ts';
import { moods } from '@headwater/e2e/support/redis/moods.ts';
import { redisStatus } from '@headwater/e2e/support/redis/request-instance.ts';
import { mixedShares } from '@headwater/e2e/support/traffic/mix.ts';
import { CommandError } from '@headwater/tools/command-error.ts';
import { say } from '@headwater/tools/say.ts';
import type { Engines } from './engines.ts';
import type { Scenario, ScenarioOptions } from './run-scenario.ts';
import type { Evidence } from './verdict.ts';

/** When a mood was there, in milliseconds since the epoch. */
interface Spell {
  mood: string;
  from: number;
  to: number;
  /** Milliseconds from its end until both instances used Redis again. */
  rejoinMs: number;
}

/** Milliseconds, on two cores with nothing else to do. */
const P95_MS = 200;
/** The time after a mood's beginning in which instances notice it, in milliseconds. */
const NOTICE_MS = 1_000;
const LONGEST_REJOIN_MS = 30_000;

async function isConnected({ url, sites }: Cluster): Promise<boolean> {
  const { host } = new URL(url);
  const statuses = await Promise.all(sites.map((site) => redisStatus(site.url, host)));
  return statuses.every((status) => status === 'connected');
}

/** @returns milliseconds; infinity when they did not use Redis again within 30 s */
async function untilConnected(cluster: Cluster): Promise<number> {
  const startedAt = performance.now();
  while (!(await isConnected(cluster))) {
    if (performance.now() - startedAt > LONGEST_REJOIN_MS) return Number.POSITIVE_INFINITY;
    await pause(50);
  }
  return performance.now() - startedAt;
}

/** What a mood cost: a row of a table, and whether a visitor saw it. */
function costOf({ mood, from, to, rejoinMs }: Spell, { traffic: { pages, others, startedAt } }: Evidence) {
  const during = [...pages, ...others].filter(({ at }) => startedAt + at >= from && startedAt + at < to);
  const failed = during.filter(({ outcome }) => outcome !== 200).length;
  const p95 = percentile(
    during.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  const noticing = during.filter(({ at }) => startedAt + at < from + NOTICE_MS);
  const slowest = Math.max(0, ...noticing.map(({ milliseconds }) => milliseconds));
  const times = [p95, slowest, rejoinMs].map((ms) => `${ms.toFixed(0)} ms`);
  return { failed, p95, row: `| ${[mood, during.length, failed, ...times].join(' | ')} |` };
}

/** Redis in one bad mood after the other: no visitor may notice. */
export function redis({ seconds, seed, perSecond, check }: ScenarioOptions): Scenario {
  const spells: Spell[] = [];

  async function during(cluster: Cluster, engines: Engines): Promise<void> {
    const server = engines.redis;
    if (!server) throw new CommandError('This needs Redis. Install it (Debian: redis-server) and run again.');
    const spell = async (mood: string, bring: () => Promise<() => Promise<unknown>>) => {
      const from = Date.now();
      const end = await bring();
      await pause(Math.max(0, from + seconds * 1_000 - Date.now()));
      await end();
      const to = Date.now();
      spells.push({ mood, from, to, rejoinMs: await untilConnected(cluster) });
      await engines.inspect();
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
    name: 'redis',
    seed,
    perSecond,
    leadsPerSecond: 5,
    shares: mixedShares,
    during,
    goals: { goodPages: 1, images: 1, searches: 1, formsAtOnce: true },
    judge(evidence) {
      say('| Redis | requests | failed | p95 | slowest in its first second | used again after |');
      say('| --- | ---: | ---: | ---: | ---: | ---: |');
      const slow = spells.flatMap((spell) => {
        const { row, p95 } = costOf(spell, evidence);
        say(row);
        return p95 > P95_MS ? [`p95 is ${p95.toFixed(0)} ms while Redis ${spell.mood}, not ${P95_MS}.`] : [];
      });
      return check ? slow : [];
    },
  };
}
