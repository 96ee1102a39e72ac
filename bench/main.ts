/**
 * `npm run bench -- [sections…]`: measures the built site and writes one table to bench/results.
 *
 * `--check` exits with 1 for a figure beyond bench/budgets.json; `--runs N` sets the visits of each page (5);
 * `--products SMALL,LARGE` the sizes that growth compares (100,50000); `--requests N` those of memory and soak (100000); `--peer URL --peer-paths /,/a/` visits
 * pages of another site in the same run. A measurement, not a test: run it on a machine with nothing else to do.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '@headwater/tools/command-error.ts';
import { runStoppableCommand } from '@headwater/tools/run-command.ts';
import { say } from '@headwater/tools/say.ts';
import { type Budgets, type Figure, missedBudgets, tables } from './figures.ts';
import { describeMachine } from './machine.ts';
import { measureCached } from './sections/cached.ts';
import { measureCatalogue } from './sections/catalogue.ts';
import { measureGrowth } from './sections/growth.ts';
import { measureInteractions } from './sections/interactions.ts';
import { measureMap } from './sections/map.ts';
import { measureMemory } from './sections/memory.ts';
import { measurePages } from './sections/pages.ts';
import { measureRedirects } from './sections/redirects.ts';
import { measureRenders } from './sections/renders.ts';
import { measureSoak } from './sections/soak.ts';

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      products: { type: 'string', default: '100,50000' },
      requests: { type: 'string', default: '100000' },
      peer: { type: 'string' },
      'peer-paths': { type: 'string', default: '/' },
    },
  });
  const runs = Number(values.runs);
  const [small = Number.NaN, large = Number.NaN] = values.products.split(',').map(Number);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs takes a whole number from 1 on.');
  // Growth visits the 52nd product and its sub-category.
  if (!(small >= 100 && large > small)) throw new CommandError('--products takes two numbers, such as 100,50000.');
  const requests = Number(values.requests);
  if (!Number.isInteger(requests) || requests < 1) throw new CommandError('--requests takes a whole number from 1 on.');
  if (values.peer !== undefined && !URL.canParse(values.peer)) {
    throw new CommandError(`--peer takes the URL of a site, such as https://www.example.com, not ${values.peer}.`);
  }
  const peer = values.peer === undefined ? undefined : { url: values.peer, paths: values['peer-paths'].split(',') };
  return { check: values.check, runs, sizes: [small, large] as const, requests, peer, wanted: positionals };
}

/** A file for a table, beside those of earlier runs. */
function newFile(folder: string, name: string): string {
  const files = Array.from({ length: 100 }, (_, index) =>
    join(folder, `${name}${index === 0 ? '' : `-${index + 1}`}.md`),
  );
  const free = files.find((file) => !existsSync(file));
  if (free === undefined) throw new CommandError(`${folder} has a hundred tables named ${name}: delete some.`);
  return free;
}

await runStoppableCommand(async () => {
  const { check, runs, sizes, requests, peer, wanted } = readOptions();
  const sections: Readonly<Record<string, () => Promise<Figure[]>>> = {
    pages: () => measurePages({ runs, peer }),
    interactions: () => measureInteractions({ runs }),
    cached: measureCached,
    renders: measureRenders,
    memory: () => measureMemory(requests),
    soak: () => measureSoak(requests),
    growth: () => measureGrowth(sizes),
    catalogue: measureCatalogue,
    redirects: measureRedirects,
    map: () => measureMap({ runs }),
  };
  const unknown = wanted.filter((name) => !(name in sections));
  if (unknown.length > 0) {
    throw new CommandError(`There is no section ${unknown.join(', ')}; use ${Object.keys(sections).join(', ')}.`);
  }
  const budgets: Budgets = JSON.parse(await readFile(join(import.meta.dirname, 'budgets.json'), 'utf8'));
  const machine = await describeMachine();
  const results: Record<string, Figure[]> = {};
  for (const [name, measure] of Object.entries(sections)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    say(`Measuring ${name} …`);
    results[name] = await measure();
    say(tables({ [name]: results[name] }, budgets));
  }
  const date = new Date().toISOString().slice(0, 10);
  const report = [`# Measured on ${date}`, '', ...machine.map((line) => `- ${line}`), '', tables(results, budgets), ''];
  const folder = join(import.meta.dirname, 'results');
  await mkdir(folder, { recursive: true });
  const file = newFile(folder, ['bench', date, ...wanted].join('-'));
  await writeFile(file, report.join('\n'));
  say(`Written to ${file}.`);
  const missed = missedBudgets(results, budgets);
  for (const line of missed) say(`Over budget: ${line}`);
  return check && missed.length > 0 ? 1 : 0;
});
