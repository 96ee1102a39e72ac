import { writeFileSync } from 'node:fs';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { CommandError } from './command-line.ts';

/** Writes personal data to a file that did not exist, readable by its owner only. @throws CommandError */
export function writeNewFile(output: string, text: string): void {
  try {
    writeFileSync(output, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = errorCode(error) === 'EEXIST';
    throw new CommandError(
      exists ? `${output} already exists. Choose another name.` : `${output} cannot be written: ${String(error)}`,
    );
  }
}
