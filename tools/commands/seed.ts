/**
 * `npm run seed -- --products N --parts M`: fills the local CMS with N products more, whose tables have M part numbers in
 * all, to try a large catalogue; 0 removes them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { CommandError } from '../command-error.ts';
import { readEnvironment } from '../environment.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { seedProducts } from '../seed/many-products.ts';

const MOST = 200_000;

function readCounts(): { products: number; parts: number } {
  const { values } = parseArgs({ options: { products: { type: 'string' }, parts: { type: 'string' } } });
  const [products, parts] = [Number(values.products ?? Number.NaN), Number(values.parts ?? 0)];
  if ([products, parts].every((count) => Number.isInteger(count) && count >= 0 && count <= MOST))
    return { products, parts };
  throw new CommandError(
    `Use: npm run seed -- --products N --parts M, with numbers from 0 (no products removes them again) to ${MOST}.`,
  );
}

await runCommand(async () => {
  const { products, parts } = readCounts();
  const file = join(readEnvironment().DATA_DIR, 'cms', 'content.sqlite');
  if (!existsSync(file)) {
    throw new CommandError(`There is no catalogue in ${file} yet. Run npm start once, so that the local CMS fills it.`);
  }
  const database = openDatabase(file);
  try {
    seedProducts(database, products, parts);
  } finally {
    database.close();
  }
  say(
    products === 0
      ? 'The added products are gone. Restart the site to see the catalogue as it was.'
      : `The local CMS has ${products} products more, from MP-000001 on. Pages that the site has cached show them after they are refreshed.`,
  );
  return 0;
});
