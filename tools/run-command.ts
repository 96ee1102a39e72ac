import { ConfigurationError } from '@headwater/runtime/environment.ts';
import { CommandError } from './command-error.ts';
import { say } from './say.ts';
import { stopRequested } from './stop-request.ts';
import { stopTools } from './tool.ts';

/**
 * Runs a command to its end and leaves no tool running. An error that the user can fix is printed as one line
 * with exit code 1; any other error is a bug and keeps its stack trace.
 * @param command returns the exit code
 */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  try {
    const code = await command();
    await stopTools();
    process.exit(code);
  } catch (error) {
    await stopTools();
    if (!(error instanceof CommandError) && !(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Like `runCommand`, for a command that only runs tools: a stop request ends it with exit code 130. */
export function runStoppableCommand(command: () => Promise<number>): Promise<never> {
  const stopped = stopRequested().then((why) => {
    say(`Stopped before the end (${why}).`);
    return 130;
  });
  return runCommand(() => Promise.race([command(), stopped]));
}
