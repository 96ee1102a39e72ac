/**
 * `npm run faults -- <command>`: what the site survives, on this machine only, with programs that end with the command.
 *
 * `matrix [fault …]`: every kind of page, stored and not, under every fault between the site and its CMS.
 * `chaos`: everything fails at once. `redis`: one bad mood after the other, `--minutes` each. `restart`: rolling restarts.
 * `load`: visitors only. `--check` has bars of latency.
 * `cardinality`: paths and queries that are all different, `--requests N` (40000).
 * `instances`: how fast two instances take over from each other, `--changes N` (30); `--check` has bars of time.
 * `leads [number] [kills]`, `doubt [leads]`, `pages [kills]`, `messages [per second] [seconds]`: see the scripts in `e2e`.
 * `--database`: leads are in PostgreSQL, which `chaos` restarts.
 * `--minutes M` (the run), `--rps N`, `--seed S` (several: `1,2,3`), `--lanes N` and `--deadline SECONDS` (the matrix).
 * Exit code 1 when a goal is missed. The figures are tables in Markdown. Run it on a machine with nothing else to do.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '@headwater/tools/command-error.ts';
import { root } from '@headwater/tools/paths.ts';
import { runStoppableCommand } from '@headwater/tools/run-command.ts';
import { say } from '@headwater/tools/say.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { runCardinality } from './cardinality.ts';
import { runInstances } from './instances/run-instances.ts';
import { runMatrix } from './matrix/run-matrix.ts';
import { chaos } from './scenarios/chaos.ts';
import { load } from './scenarios/load.ts';
import { redis } from './scenarios/redis.ts';
import { restart } from './scenarios/restart.ts';
import { runScenario, type Scenario, type ScenarioOptions } from './scenarios/run-scenario.ts';

/** Scenarios, with the minutes and requests per second that they take when nothing else is wanted. */
const scenarios = {
  chaos: { minutes: 10, rps: 200, create: chaos },
  restart: { minutes: 2, rps: 200, create: restart },
  redis: { minutes: 1, rps: 200, create: redis },
  load: { minutes: 3, rps: 500, create: load },
} satisfies Record<string, { minutes: number; rps: number; create: (options: ScenarioOptions) => Scenario }>;

/** Scripts that have words of their own. */
const scripts: Readonly<Record<string, string>> = {
  leads: 'leads-under-kill.ts',
  doubt: 'leads-under-doubt.ts',
  pages: 'pages-under-kill.ts',
  messages: 'webhook-flood.ts',
};

function isScenario(name: string): name is keyof typeof scenarios {
  return Object.hasOwn(scenarios, name);
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new CommandError(`--${name} takes a number above 0, not ${text}.`);
  return number;
}

async function runScript(file: string, words: readonly string[]): Promise<number> {
  return (await runTool(process.execPath, [join(root, 'e2e', file), ...words], root, { show: true })).code;
}

/** @returns the exit code */
function report(missed: readonly string[]): number {
  say(missed.length === 0 ? 'All goals were reached.' : `${missed.length} goals were missed.`);
  return missed.length === 0 ? 0 : 1;
}

await runStoppableCommand(async () => {
  const [first = '', ...words] = process.argv.slice(2);
  const script = Object.hasOwn(scripts, first) ? scripts[first] : undefined;
  if (script) return runScript(script, words);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string' },
      rps: { type: 'string' },
      seed: { type: 'string' },
      lanes: { type: 'string', default: '4' },
      deadline: { type: 'string', default: '8' },
      check: { type: 'boolean', default: false },
      database: { type: 'boolean', default: false },
      requests: { type: 'string', default: '40000' },
      changes: { type: 'string', default: '30' },
    },
  });
  const [command = '', ...names] = positionals;
  if (command === 'matrix') {
    const deadlineMs = positive('deadline', values.deadline) * 1000;
    return runMatrix({ names, lanes: positive('lanes', values.lanes), deadlineMs });
  }
  if (command === 'cardinality') {
    const missed = await runCardinality(positive('requests', values.requests));
    for (const sentence of missed) say(`Missed: ${sentence}`);
    return report(missed);
  }
  if (command === 'instances') {
    const missed = await runInstances(positive('changes', values.changes));
    for (const sentence of missed) say(`Missed: ${sentence}`);
    return values.check ? report(missed) : 0;
  }
  if (!isScenario(command)) {
    const all = ['matrix', 'cardinality', 'instances', ...Object.keys(scenarios), ...Object.keys(scripts)];
    throw new CommandError(`Use one of ${all.join(', ')}, such as npm run faults -- matrix.`);
  }
  if (names.length > 0)
    throw new CommandError(`${command} takes options only, such as --minutes 1, not ${names.join(' ')}.`);
  const { minutes, rps, create } = scenarios[command];
  const seconds = positive('minutes', values.minutes ?? String(minutes)) * 60;
  const perSecond = positive('rps', values.rps ?? String(rps));
  const seeds = (values.seed ?? String(Date.now() % 100_000)).split(',').map((seed) => positive('seed', seed));
  const missed: string[] = [];
  for (const seed of seeds) {
    missed.push(
      ...(await runScenario(create({ seconds, perSecond, seed, check: values.check }), {
        hasDatabase: values.database,
      })),
    );
  }
  return report(missed);
});
