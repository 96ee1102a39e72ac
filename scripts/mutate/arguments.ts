import { CommandError } from '../command-error.ts';

export interface MutateArguments {
  /** Folders or files from the root, without a slash at the end; none means all product code. */
  folders: readonly string[];
  /** How many mutants; undefined means all. */
  size: number | undefined;
  /** Undefined means: choose one. */
  seed: number | undefined;
  /** How many tests run at the same time; undefined means one for each core. */
  workers: number | undefined;
}

const usage = 'Use: npm run mutate -- <folder…> | --sample 200 [--seed 7] [--workers 1] [<folder…>]';

/** @throws CommandError when the command line makes no sense, with what to write instead */
export function readArguments(given: readonly string[]): MutateArguments {
  const folders: string[] = [];
  const numbers: { '--sample'?: number; '--seed'?: number; '--workers'?: number } = {};
  const rest = [...given];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--sample' || argument === '--seed' || argument === '--workers') {
      numbers[argument] = readNumber(argument, rest.shift());
    } else if (argument.startsWith('-')) throw new CommandError(`There is no option ${argument}. ${usage}`);
    else folders.push(argument.replace(/^\.\//, '').replace(/\/+$/, ''));
  }
  if (folders.length === 0 && numbers['--sample'] === undefined) {
    throw new CommandError(`Name folders, or how many mutants of all product code. ${usage}`);
  }
  return { folders, size: numbers['--sample'], seed: numbers['--seed'], workers: numbers['--workers'] };
}

function readNumber(option: string, value = ''): number {
  if (!/^\d{1,9}$/.test(value)) throw new CommandError(`${option} takes a whole number, not "${value}". ${usage}`);
  return Number(value);
}
