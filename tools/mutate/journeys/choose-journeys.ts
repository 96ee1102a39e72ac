import { posix } from 'node:path';
import type { Reach } from './reach.ts';
import type { Journey } from './read-journeys.ts';

/**
 * The journeys that may execute a mutant, likeliest to notice it first: those whose file is named after one of its
 * folders, then those that execute the fewest mutants, which are the most specific. What an import of the shared
 * site or CMS executed may concern every journey, mostly those that execute much.
 * @param most how many at most
 */
export function chooseJourneys(
  mutant: { id: number; file: string; isOnImport: boolean },
  { ofJourney, atStart }: Reach,
  most: number,
): Journey[] {
  const { id, file, isOnImport } = mutant;
  const executing = [...ofJourney].filter(([, reached]) => reached.has(id));
  const isAnywhere = atStart.has(id) && (isOnImport || executing.length === 0);
  const sign = isAnywhere ? -1 : 1;
  return [...(isAnywhere ? ofJourney : executing)]
    .map(([journey, { size }]) => ({ journey, size, isNamed: isNamedAfter(journey, file) }))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || sign * (a.size - b.size) || ms(a.journey) - ms(b.journey))
    .slice(0, most)
    .map(({ journey }) => journey);
}

/** Whether `forms-pages.test.ts` has a word of the folder in its name, as for `site/src/forms/model/value.ts`. */
function isNamedAfter(journey: Journey, file: string): boolean {
  const words = journey.file.replace(/\.test\.ts$/, '').split('-');
  return posix
    .dirname(file)
    .split('/')
    .some((folder) => words.includes(folder));
}

function ms({ from, to }: Journey): number {
  return to - from;
}
