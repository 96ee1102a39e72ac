/** `npm run mutate -- <folder…> | --sample 200 --seed 7`: breaks product code and counts what unit tests notice. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';
import { readArguments } from './mutate/arguments.ts';
import { copyOfTree } from './mutate/copy-of-tree.ts';
import { applyMutant, findMutants } from './mutate/find-mutants.ts';
import { importersOf, testsReaching } from './mutate/import-graph.ts';
import { isProductFile, isUnder } from './mutate/product-files.ts';
import { type Outcome, type Result, scoreTable, survivorList } from './mutate/report.ts';
import { passingTests, runTests } from './mutate/run-tests.ts';
import { sample } from './mutate/sample.ts';
import { root } from './paths.ts';
import { runStoppableCommand } from './run-command.ts';
import { say } from './say.ts';
import { runTool } from './tool.ts';

/** Several times what all unit tests take on two busy cores. */
const limitSeconds = 600;
/** The nearest tests notice most; the others run when these have not. */
const nearest = 4;

await runStoppableCommand(async () => {
  const { folders, size, seed = Math.floor(Math.random() * 1e6) } = readArguments(process.argv.slice(2));
  const { output } = await runTool('git', ['ls-files', '-z'], root);
  const files = output.split('\0').filter(Boolean);
  const sources = new Map<string, string>();
  for (const file of files.filter((path) => /\.(?:tsx?|mjs|astro)$/.test(path))) {
    sources.set(file, await readFile(join(root, file), 'utf8'));
  }
  const all = [...sources].filter(([file]) => isProductFile(file) && isUnder(file, folders));
  const mutants = all.flatMap(([file, source]) => findMutants(file, source));
  if (mutants.length === 0) throw new CommandError(`There is no product code to change in ${folders.join(', ')}.`);
  const chosen = sample(mutants, size ?? mutants.length, seed);
  say(`${chosen.length} of ${mutants.length} mutants, seed ${seed}`);

  const importers = importersOf(sources);
  const reaching = new Map(chosen.map(({ file }) => [file, testsReaching(file, importers)]));
  const copy = await copyOfTree(files);
  const tests = [...new Set([...reaching.values()].flat())];
  const passing = tests.length === 0 ? new Set<string>() : await passingTests(copy, tests);
  const unusable = tests.filter((test) => !passing.has(test));
  if (unusable.length > 0) say(`Left out, because they fail without a mutant: ${unusable.join(', ')}`);

  const results: Result[] = [];
  for (const mutant of chosen) {
    const usable = (reaching.get(mutant.file) ?? []).filter((test) => passing.has(test));
    const source = sources.get(mutant.file) ?? '';
    await writeFile(join(copy, mutant.file), applyMutant(source, mutant));
    let outcome: Outcome = usable.length === 0 ? 'no test' : 'survived';
    for (const some of [usable.slice(0, nearest), usable.slice(nearest)]) {
      if (some.length === 0 || outcome !== 'survived') continue;
      const end = await runTests(copy, some, limitSeconds);
      if (end !== 'passed') outcome = end === 'failed' ? 'killed' : end;
    }
    await writeFile(join(copy, mutant.file), source);
    results.push({ mutant, outcome });
    say(`${results.length}/${chosen.length} ${outcome}: ${mutant.file}:${mutant.line} (${mutant.mutator})`);
  }

  const date = new Date().toISOString().slice(0, 10);
  const what = `${chosen.length} of ${mutants.length} mutants in ${folders.join(', ') || 'all product code'}`;
  const leftOut = unusable.length > 0 ? `\n\nLeft out, failing without a mutant: ${unusable.join(', ')}.` : '';
  const table = scoreTable(results);
  const report = `# Mutants of ${date}, seed ${seed}\n\n${what}.${leftOut}\n\n${table}\n\n## Not noticed\n\n${survivorList(results)}\n`;
  const target = join(root, 'bench', 'results', `mutation-${date}-${seed}.md`);
  await mkdir(join(root, 'bench', 'results'), { recursive: true });
  await writeFile(target, report);
  say(`\n${table}\n\n${target}`);
  return 0;
});
