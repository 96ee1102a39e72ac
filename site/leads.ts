import { OrderError, readOrder } from './src/leads/command/command-line.ts';
import { runOrder } from './src/leads/command/run-order.ts';
import { outboxPath } from './src/leads/outbox-path.ts';
import { explainStartError } from './src/server/explain-start-error.ts';

/** `npm run leads`: what visitors sent, as an operator sees it. */
try {
  const order = readOrder(process.argv.slice(2));
  const { env } = await import('./src/config/env.ts');
  process.stdout.write(`${await runOrder(order, outboxPath(env.DATA_DIR))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof OrderError ? error.message : explainStartError(error)}\n`);
  process.exitCode = 1;
}
