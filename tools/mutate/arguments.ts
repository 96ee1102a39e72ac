import { parseArgs } from 'node:util';
import { CommandError } from '../command-error.ts';

export interface MutateArguments {
  /** Folders or files relative to the root, without a trailing slash; empty means all product code. */
  folders: readonly string[];
  /** Number of mutants of each folder; undefined means all. */
  size: number | undefined;
  /** Undefined means a random seed. */
  seed: number | undefined;
  /** Number of concurrent test processes; undefined means one per core. */
  workers: number | undefined;
  /** Number of test files to run for each mutant at most; undefined means all that execute it. */
  tests: number | undefined;
}

const usage = 'Use: npm run mutate -- <folder…> | --sample 200 [--seed 7] [--workers 1] [--tests 6] [<folder…>]';
const number = { type: 'string' } as const;
const options = { sample: number, seed: number, workers: number, tests: number };

/** @throws CommandError for invalid arguments, with the usage */
export function readArguments(args: readonly string[]): MutateArguments {
  const { values, positionals } = parsed(args);
  if (positionals.length === 0 && values.sample === undefined) {
    throw new CommandError(`Name folders, or how many mutants of all product code. ${usage}`);
  }
  const read = (name: keyof typeof options): number | undefined => {
    const value = values[name];
    if (value === undefined || /^\d{1,9}$/.test(value)) return value === undefined ? value : Number(value);
    throw new CommandError(`--${name} takes a whole number, not "${value}". ${usage}`);
  };
  const folders = positionals.map((folder) => folder.replace(/^\.\//, '').replace(/\/+$/, ''));
  return { folders, size: read('sample'), seed: read('seed'), workers: read('workers'), tests: read('tests') };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error} ${usage}`);
  }
}
