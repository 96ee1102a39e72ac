import { CommandError, readCommand } from './src/leads/command/command-line.ts';
import { openExistingStore } from './src/leads/command/open-existing-store.ts';
import { runCommand } from './src/leads/command/run-command.ts';
import { explainStartError } from './src/server/start/explain-start-error.ts';
import { openFolderUploadStore } from './src/uploads/folder-upload-store.ts';
import { uploadsFolder } from './src/uploads/uploads-folder.ts';

/** `npm run leads`: visitors' messages, for operators. */
try {
  const order = readCommand(process.argv.slice(2));
  const { env } = await import('./src/config/env.ts');
  const removeFile = (id: string) => openFolderUploadStore(uploadsFolder(env.DATA_DIR, env.UPLOADS_DIR)).remove(id);
  process.stdout.write(`${await runCommand(order, await openExistingStore(env), removeFile)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof CommandError ? error.message : explainStartError(error)}\n`);
  process.exitCode = 1;
}
