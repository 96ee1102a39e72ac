import { CommandError } from './command-error.ts';
import { keepRunning } from './keep-running.ts';
import { type Program, type ProgramOptions, startProgram } from './program.ts';
import { endedMessage, waitUntilReady } from './ready.ts';
import { stopRequested } from './stop-request.ts';

/** A program and its readiness check. */
export interface Part {
  options: ProgramOptions;
  isReady: () => Promise<boolean>;
  /** How long it may take; ten minutes by default. */
  readyMinutes?: number;
  /** Must finish before the program starts, such as a build. */
  after?: Promise<unknown>;
  /** Whether it is restarted when it ends after everything was ready; otherwise its end stops all programs. */
  restarts?: boolean;
}

/**
 * Runs programs side by side until Ctrl-C, SIGTERM or the end of the launcher, and then stops them
 * all. In every case, nothing is left running.
 * @param whenReady called once when every part is ready
 * @throws CommandError when a part ends unexpectedly, unless it restarts.
 */
export async function runTogether(parts: readonly Part[], whenReady: () => Promise<void>): Promise<void> {
  const programs = new Map<Part, Program>();
  const stopRequest = stopRequested();
  let isStopping = false;
  const start = (part: Part): Program => {
    const program = startProgram(part.options);
    programs.set(part, program);
    return program;
  };
  const run = async (part: Part) => {
    await part.after;
    if (!isStopping) await waitUntilReady(start(part), part.isReady, part.readyMinutes);
  };
  const watch = async ([part, program]: [Part, Program]) => {
    if (!part.restarts) throw new CommandError(endedMessage(program, await program.ended));
    await keepRunning(program, {
      start: () => start(part),
      isReady: part.isReady,
      isStopping: () => isStopping,
    });
  };
  const failures = async () => {
    await Promise.all(parts.map(run));
    await whenReady();
    await Promise.all([...programs].map(watch));
  };
  try {
    await Promise.race([stopRequest, failures()]);
  } finally {
    isStopping = true;
    await Promise.all([...programs.values()].map((program) => program.stop()));
  }
}
