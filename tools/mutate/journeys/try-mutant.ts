import type { JourneyRunner } from './journey-runner.ts';
import { type Journey, nameOf } from './read-journeys.ts';

/** Whether journeys notice a mutant. `no test`: none of them executes it. */
export type Tried = { outcome: 'killed by a journey'; by: string } | { outcome: 'survived' | 'no test' };

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
