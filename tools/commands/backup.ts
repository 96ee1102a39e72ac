/** `npm run backup [-- --output FILE]`: leads, visitors' files, drafts' links and the local CMS in one archive. */
import { counted } from '@headwater/contract/text/counted.ts';
import { createBackup } from '../backup/create-backup.ts';
import { readEnvironment } from '../environment.ts';
import { givenPath } from '../paths.ts';
import { productVersion } from '../product-version.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';

await runCommand(async () => {
  const options = { output: { type: 'string' } } as const;
  const { output } = readArguments('Use: npm run backup [-- --output FILE]', { options }).values;
  const now = new Date();
  const name = `headwater-backup-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
  const archive = givenPath(output ?? name);
  const { DATA_DIR } = readEnvironment();
  const { files, missing } = await createBackup({ folder: DATA_DIR, archive, version: await productVersion(), now });
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
  say(
    `Wrote ${counted(files.length, 'file')} (${megabytes.toFixed(1)} MB) to ${archive}. It contains personal data and secrets.`,
  );
  if (missing.length > 0) say(`Files of leads are gone from the disk, and not in the backup: ${missing.join(', ')}.`);
  if (process.env.DATABASE_URL?.trim()) {
    say('The leads are in PostgreSQL. Run this as well, right after:');
    say(`  pg_dump --format=custom --file=${archive.replace(/\.tar\.gz$/, '')}.dump "$DATABASE_URL"`);
  }
  return 0;
});
