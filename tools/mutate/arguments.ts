import { CommandError } from '../command-error.ts';

export interface MutateArguments {
  /** Folders or files relative to the root, without a trailing slash; empty means all product code. */
  folders: readonly string[];
  /** Number of mutants of each folder; undefined means all. */
  size: number | undefined;
  /** Undefined means a random seed. */
  seed: number | undefined;
  /** Number of concurrent test processes; undefined means one per core, and for journeys their own number. */
  workers: number | undefined;
  /** Number of test files and of journeys to run for each mutant at most; undefined means all that execute it. */
  tests: number | undefined;
  /** Parts of the names of the journeys' files; empty means all journeys, undefined none. */
  journeys: readonly string[] | undefined;
}

const usage =
  'Use: npm run mutate -- <folder…> | --sample 200 [--seed 7] [--workers 1] [--tests 6] [--journeys[=forms,video]] [<folder…>]';

const options = ['--sample', '--seed', '--workers', '--tests'] as const;
type Option = (typeof options)[number];

function isOption(argument: string): argument is Option {
  return options.some((option) => option === argument);
}

/** @throws CommandError for invalid arguments, with the usage */
export function readArguments(given: readonly string[]): MutateArguments {
  const folders: string[] = [];
  const numbers: Partial<Record<Option, number>> = {};
  let journeys: string[] | undefined;
  const rest = [...given];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const ofJourneys = /^--journeys(?:=(.+))?$/.exec(argument);
    if (isOption(argument)) numbers[argument] = readNumber(argument, rest.shift());
    else if (ofJourneys) journeys = ofJourneys[1]?.split(',') ?? [];
    else if (argument.startsWith('-')) throw new CommandError(`Unknown option ${argument}. ${usage}`);
    else folders.push(argument.replace(/^\.\//, '').replace(/\/+$/, ''));
  }
  if (folders.length === 0 && numbers['--sample'] === undefined) {
    throw new CommandError(`Name folders, or how many mutants of all product code. ${usage}`);
  }
  return {
    folders,
    size: numbers['--sample'],
    seed: numbers['--seed'],
    workers: numbers['--workers'],
    tests: numbers['--tests'],
    journeys,
  };
}

function readNumber(option: string, value = ''): number {
  if (!/^\d{1,9}$/.test(value)) throw new CommandError(`${option} takes a whole number, not "${value}". ${usage}`);
  return Number(value);
}
