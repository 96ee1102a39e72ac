import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NumberedMutant, withSwitches } from './switches.ts';

/**
 * Writes the files of all mutants into the copy of the tree, with a switch for each mutant.
 * @param sources the original text of each file, by path from the root
 */
export async function writeSwitches(
  copy: string,
  sources: ReadonlyMap<string, string>,
  mutants: readonly NumberedMutant[],
): Promise<void> {
  for (const [file, some] of Map.groupBy(mutants, (mutant) => mutant.file)) {
    await writeFile(join(copy, file), withSwitches(sources.get(file) ?? '', some));
  }
}
