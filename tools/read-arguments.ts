import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

/** The options and words of a command. @throws CommandError with its usage for an option that it does not have */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs<Config>(config);
  } catch (cause) {
    throw new CommandError(usage, { cause });
  }
}
