import { CommandError } from './command-error.ts';
import { type Program, type ProgramOptions, startProgram } from './program.ts';
import { endedMessage, waitUntilReady } from './ready.ts';
import { stopRequested } from './stop-request.ts';

/** One program and how to tell that it is ready for visitors. */
export interface Part {
  options: ProgramOptions;
  isReady: () => Promise<boolean>;
  /** Must be over before the program starts, such as a build. */
  after?: Promise<void>;
}

/**
 * Runs programs side by side until Ctrl-C, SIGTERM or the end of the launcher, and then stops them
 * all. Whatever happens, nothing is left running.
 * @param whenReady called once, when every part is ready
 * @throws CommandError when a part ends although nobody asked it to.
 */
export async function runTogether(parts: readonly Part[], whenReady: () => Promise<void>): Promise<void> {
  const programs: Program[] = [];
  const stopRequest = stopRequested();
  let isStopping = false;
  const run = async ({ options, isReady, after }: Part) => {
    await after;
    if (isStopping) return;
    const program = startProgram(options);
    programs.push(program);
    await waitUntilReady(program, isReady);
  };
  const failures = async () => {
    await Promise.all(parts.map(run));
    await whenReady();
    await Promise.race(programs.map(failWhenEnded));
  };
  try {
    await Promise.race([stopRequest, failures()]);
  } finally {
    isStopping = true;
    await Promise.all(programs.map((program) => program.stop()));
  }
}

async function failWhenEnded(program: Program): Promise<never> {
  throw new CommandError(endedMessage(program, await program.ended));
}
