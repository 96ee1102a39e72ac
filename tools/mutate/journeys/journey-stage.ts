import { CommandError } from '../../command-error.ts';
import { say } from '../../say.ts';
import { describeResult, isNoticed, type Result } from '../report.ts';
import { writeSwitches } from '../write-switches.ts';
import { chooseJourneys } from './choose-journeys.ts';
import { type JourneyRunner, journeyRunner } from './journey-runner.ts';
import { type Reach, reachOf } from './reach.ts';
import { type Journey, nameOf } from './read-journeys.ts';

interface JourneyOptions {
  /** The original text of each file, by path from the root. */
  sources: ReadonlyMap<string, string>;
  /** Parts of the paths of the journeys' files; empty means all. */
  patterns: readonly string[];
  /** Most journeys for each mutant. */
  most: number;
  /** Number of Playwright's workers; undefined means its own number. */
  workers: number | undefined;
}

/**
 * Tries every mutant that unit tests did not notice with the journeys that execute it: in the copy of the tree, whose
 * sources then contain just these mutants behind switches, so that its site is built once.
 * @returns all results, and the names of the journeys that fail without a mutant
 */
export async function tryJourneys(
  copy: string,
  results: readonly Result[],
  { sources, patterns, most, workers }: JourneyOptions,
): Promise<{ results: Result[]; failing: string[] }> {
  const left = results.filter((result) => !isNoticed(result));
  if (left.length === 0) return { results: [...results], failing: [] };
  const mutants = results.map(({ mutant }) => mutant);
  const switched = new Set(left.map(({ mutant }) => mutant));
  await writeSwitches(copy, sources, mutants, (mutant) => switched.has(mutant));
  const runner = journeyRunner(copy, workers);
  say(`\nJourneys for ${left.length} mutants; first all journeys without a mutant`);
  const { reach, failing } = await cleanReach(runner, patterns);
  const after = new Map<Result, Result>();
  for (const result of left) {
    const tried = await tryMutant(result.mutant.id, chooseJourneys(result.mutant, reach, most), runner);
    // Unit tests may execute what no journey executes.
    const changed = tried.outcome === 'no test' ? result : { ...result, ...tried };
    after.set(result, changed);
    say(`${after.size}/${left.length} ${describeResult(changed)}`);
  }
  return { results: results.map((result) => after.get(result) ?? result), failing };
}

async function cleanReach({ runClean }: JourneyRunner, patterns: readonly string[]) {
  const { journeys, lines, output } = await runClean(patterns);
  const usable = journeys.filter(({ end }) => end === 'passed');
  if (usable.length === 0)
    throw new CommandError(`${output}\nNo journey passes without a mutant; the reason is above.`);
  const reach: Reach = reachOf(lines, usable);
  const failing = journeys.filter(({ end }) => end === 'failed').map(nameOf);
  say(`${usable.length} journeys pass without a mutant, ${failing.length} fail and are left out`);
  return { reach, failing };
}

/** Whether journeys notice a mutant. `no test`: none of them executes it. */
type Tried = { outcome: 'killed by a journey'; by: string } | { outcome: 'survived' | 'no test' };

/**
 * Runs journeys with a mutant until the first one fails. A failure counts when the same journey then passes without the
 * mutant; a journey that fails then, too, is left out.
 */
export async function tryMutant(
  mutant: number,
  journeys: readonly Journey[],
  { run }: Pick<JourneyRunner, 'run'>,
): Promise<Tried> {
  let left = journeys;
  let isReached = false;
  while (left.length > 0) {
    const { isPassed, failed, reached } = await run(left, mutant);
    isReached ||= reached.has(mutant);
    if (isPassed) break;
    const suspects = failed ? left.filter((journey) => nameOf(journey) === nameOf(failed)) : left;
    const again = await run(suspects);
    if (again.isPassed)
      return { outcome: 'killed by a journey', by: failed ? nameOf(failed) : 'site and CMS do not start' };
    left = left.filter((journey) => !suspects.includes(journey));
  }
  return { outcome: isReached ? 'survived' : 'no test' };
}
