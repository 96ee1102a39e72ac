import { CommandError, readCommand } from './src/leads/command/command-line.ts';
import { runCommand } from './src/leads/command/run-command.ts';
import { outboxPath } from './src/leads/outbox-path.ts';
import { explainStartError } from './src/server/explain-start-error.ts';

/** `npm run leads`: visitors' messages, for operators. */
try {
  const order = readCommand(process.argv.slice(2));
  const { env } = await import('./src/config/env.ts');
  process.stdout.write(`${await runCommand(order, outboxPath(env.DATA_DIR))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof CommandError ? error.message : explainStartError(error)}\n`);
  process.exitCode = 1;
}
