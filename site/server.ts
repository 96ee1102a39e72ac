import { explainStartError } from './src/server/explain-start-error.ts';

/** Starts the built site: `node server.ts` after `astro build`. A wrong variable is told in one line, not as a stack. */
try {
  const { startSite } = await import('./src/server/start.ts');
  await startSite();
} catch (error) {
  console.error(explainStartError(error));
  process.exit(1);
}
