import { explainStartError } from './src/server/start/explain-start-error.ts';

/** Starts the built site: `node server.ts` after a build. An invalid variable is reported in one line, without a stack trace. */
try {
  const { startSite } = await import('./src/server/start/start.ts');
  await startSite();
} catch (error) {
  console.error(explainStartError(error));
  process.exit(1);
}
