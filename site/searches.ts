import { join } from 'node:path';
import { listEmptySearches } from './src/catalogue/index/empty-searches.ts';
import { explainStartError } from './src/server/start/explain-start-error.ts';

/** `npm run searches -- --empty`: words that found nothing on this instance's search page, for editors. */
try {
  if (!process.argv.includes('--empty')) throw new Error('Use: npm run searches -- --empty');
  const { env } = await import('./src/config/env.ts');
  const found = listEmptySearches(join(env.DATA_DIR, 'site', 'catalogue', 'searches.sqlite'));
  const rows = found.map(({ term, count, first, last }) => `${String(count).padStart(6)}  ${first}  ${last}  ${term}`);
  const head = ' count  first       last        words';
  process.stdout.write(rows.length > 0 ? `${[head, ...rows].join('\n')}\n` : 'No search was empty so far.\n');
} catch (error) {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exitCode = 1;
}
