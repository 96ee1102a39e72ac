import { readFileSync } from 'node:fs';
import { figures } from '@headwater/brand/figures.ts';
import { counted } from '@headwater/contract/text/counted.ts';
import { exportCsv } from '@headwater/site/src/catalogue/import/file-shape.ts';
import { planImport } from '@headwater/site/src/catalogue/import/plan-import.ts';
import { vocabulary } from '@headwater/site/src/catalogue/tables/tables-of.ts';
import { CommandError } from '../command-error.ts';
import { progressBar } from '../progress.ts';
import { say } from '../say.ts';
import { listProducts, type WritableCms, writeProducts } from './cms-products.ts';

/** Products whose changes a dry run shows. */
const MOST_SHOWN = 200;

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new CommandError(`${file} cannot be read.`, { cause });
  }
}

/**
 * Says what a file would change, and with `isWritten` changes it. What is wrong in the file is named and left out.
 * @returns the exit code: 1 when something is wrong
 */
export async function importFigures(file: string, cms: WritableCms, isWritten: boolean): Promise<number> {
  const bytes = readBytes(file);
  const { changes, same, faults } = planImport(bytes, await listProducts(cms), vocabulary);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (!isWritten) {
    for (const { title, lines } of changes.slice(0, MOST_SHOWN))
      say(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
    if (changes.length > MOST_SHOWN) say(`and ${counted(changes.length - MOST_SHOWN, 'product')} more`);
  }
  const counts = `${counted(changes.length, 'product')} ${isWritten ? 'to change' : 'would change'}, unchanged: ${same}, faults: ${faults.length}.`;
  say(isWritten || changes.length === 0 ? counts : `${counts} Nothing is written yet; --write does it.`);
  if (!isWritten || changes.length === 0) return faults.length > 0 ? 1 : 0;
  const missed = await writeProducts(cms, changes, progressBar('Importing', changes.length));
  say(`Changed ${counted(changes.length - missed.length, 'product')} at ${cms.url}.`);
  if (missed.length > 0)
    say(`${missed.length} were changed by somebody else meanwhile and are left as they are; run the import again.`);
  return faults.length > 0 || missed.length > 0 ? 1 : 0;
}

/** All products with their imported figures, for a spreadsheet. */
export async function exportFigures(cms: WritableCms): Promise<string> {
  return exportCsv(await listProducts(cms), vocabulary, Object.keys(figures));
}
