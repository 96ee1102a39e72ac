/** `npm run mutate -- <folder…> | --sample 200 --seed 7`: breaks product code and counts what unit tests detect. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { readArguments } from '../mutate/arguments.ts';
import { cleanRuns } from '../mutate/clean-runs.ts';
import { copyOfTree } from '../mutate/copy-of-tree.ts';
import { findMutants } from '../mutate/find-mutants.ts';
import { importersOf, testsReaching, testsReachingMore } from '../mutate/import-graph.ts';
import { outcomeOf } from '../mutate/outcome-of.ts';
import { isProductFile, isUnder } from '../mutate/product-files.ts';
import { describeResult, type Result, scoreTable, survivorList } from '../mutate/report.ts';
import { sampleOfEach } from '../mutate/sample.ts';
import { withSwitches } from '../mutate/switches.ts';
import { testRunner } from '../mutate/test-runner.ts';
import { filesOfTree } from '../mutate/tree.ts';
import { root } from '../paths.ts';
import { runStoppableCommand } from '../run-command.ts';
import { say } from '../say.ts';

await runStoppableCommand(async () => {
  const given = readArguments(process.argv.slice(2));
  const { folders, size, seed = Math.floor(Math.random() * 1e6) } = given;
  const { workers = availableParallelism(), tests: most = Number.POSITIVE_INFINITY } = given;
  const files = await filesOfTree(root);
  const sources = new Map<string, string>();
  for (const file of files.filter((path) => /\.(?:tsx?|mjs|astro)$/.test(path))) {
    sources.set(file, await readFile(join(root, file), 'utf8'));
  }
  const all = [...sources]
    .filter(([file]) => isProductFile(file) && isUnder(file, folders))
    .flatMap(([file, source]) => findMutants(file, source));
  if (all.length === 0) throw new CommandError(`There is no product code to change in ${folders.join(', ')}.`);
  const chosen = sampleOfEach(folders, all, size ?? all.length, seed).map((mutant, id) => ({ ...mutant, id }));
  say(`${chosen.length} of ${all.length} mutants, seed ${seed}`);

  const copy = await copyOfTree(files);
  for (const [file, mutants] of Map.groupBy(chosen, (mutant) => mutant.file)) {
    await writeFile(join(copy, file), withSwitches(sources.get(file) ?? '', mutants));
  }
  const importers = importersOf(sources);
  const reachingMore = testsReachingMore(sources);
  const clean = cleanRuns();
  const results: Result[] = [];
  // Every worker takes from the same list until it is empty.
  const waiting = chosen.values();
  const work = async () => {
    const runner = testRunner(copy);
    for (const mutant of waiting) {
      const workspace = mutant.file.replace(/\/.*/, '/');
      const others = reachingMore.filter((test) => test.startsWith(workspace));
      const tests = new Set([...testsReaching(mutant.file, importers), ...others]);
      const result = { mutant, outcome: await outcomeOf(mutant, { files: [...tests], most }, runner, clean) };
      results.push(result);
      say(`${results.length}/${chosen.length} ${describeResult(result)}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));

  const date = new Date().toISOString().slice(0, 10);
  const what = `${chosen.length} of ${all.length} mutants in ${folders.join(', ') || 'all product code'}`;
  const unusable = clean.failing();
  const leftOut = unusable.length > 0 ? `\n\nLeft out, failing without a mutant: ${unusable.join(', ')}.` : '';
  const table = scoreTable(results);
  const fewer = most === Number.POSITIVE_INFINITY ? '' : ` At most ${most} tests were run for each.`;
  const report = `# Mutants of ${date}, seed ${seed}\n\n${what}.${fewer}${leftOut}\n\n${table}\n\n## Not noticed\n\n${survivorList(results)}\n`;
  const target = join(root, 'bench', 'results', `mutation-${date}-${seed}.md`);
  await mkdir(join(root, 'bench', 'results'), { recursive: true });
  await writeFile(target, report);
  say(`\n${table}\n\n${target}`);
  return 0;
});
