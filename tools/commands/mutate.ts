/** `npm run mutate -- <folder…> | --sample 200 --seed 7`: breaks product code and counts what unit tests detect. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { readArguments } from '../mutate/arguments.ts';
import { copyOfTree } from '../mutate/copy-of-tree.ts';
import { findMutants } from '../mutate/find-mutants.ts';
import { isProductFile, isUnder } from '../mutate/product-files.ts';
import { scoreTable, writeReport } from '../mutate/report.ts';
import { sampleOfEach } from '../mutate/sample.ts';
import { tryUnitTests } from '../mutate/unit-stage.ts';
import { writeSwitches } from '../mutate/write-switches.ts';
import { root } from '../paths.ts';
import { runStoppableCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { filesOfTree, sourcesOf } from '../tree.ts';

await runStoppableCommand(async () => {
  const given = readArguments(process.argv.slice(2));
  const { folders, size, seed = Math.floor(Math.random() * 1e6) } = given;
  const { workers = availableParallelism(), tests: most = Number.POSITIVE_INFINITY } = given;
  const files = await filesOfTree(root);
  const sources = await sourcesOf(root, files);
  const all = [...sources]
    .filter(([file]) => isProductFile(file) && isUnder(file, folders))
    .flatMap(([file, source]) => findMutants(file, source));
  if (all.length === 0) throw new CommandError(`There is no product code to change in ${folders.join(', ')}.`);
  const chosen = sampleOfEach(folders, all, size ?? all.length, seed).map((mutant, id) => ({ ...mutant, id }));
  say(`${chosen.length} of ${all.length} mutants, seed ${seed}`);

  const copy = await copyOfTree(files);
  await writeSwitches(copy, sources, chosen);
  const { results, failing } = await tryUnitTests(copy, chosen, { sources, most, workers });

  const date = new Date().toISOString().slice(0, 10);
  const notes = [
    `${chosen.length} of ${all.length} mutants in ${folders.join(', ') || 'all product code'}.${
      most === Number.POSITIVE_INFINITY ? '' : ` At most ${most} tests were run for each.`
    }`,
    ...(failing.length > 0 ? [`Left out, failing without a mutant: ${failing.join(', ')}.`] : []),
  ];
  const report = writeReport({ title: `${date}, seed ${seed}`, notes }, results);
  const target = join(root, 'bench', 'results', `mutation-${date}-${seed}.md`);
  await mkdir(join(root, 'bench', 'results'), { recursive: true });
  await writeFile(target, report);
  say(`\n${scoreTable(results)}\n\n${target}`);
  return 0;
});
