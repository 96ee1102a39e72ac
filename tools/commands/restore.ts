/** `npm run restore -- FILE [--force]`: puts a backup into `DATA_DIR`; with `--force`, data that is there is put aside. */
import { counted } from '@headwater/contract/text/counted.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { CommandError } from '../command-error.ts';
import { readEnvironment } from '../environment.ts';
import { givenPath } from '../paths.ts';
import { productVersion } from '../product-version.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';

const usage = 'Use: npm run restore -- FILE [--force]';

await runCommand(async () => {
  const options = { force: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  const [archive, ...rest] = positionals;
  if (archive === undefined || rest.length > 0) throw new CommandError(usage);
  const { DATA_DIR } = readEnvironment();
  const { files, createdAt, putAside } = await restoreBackup({
    archive: givenPath(archive),
    folder: DATA_DIR,
    version: await productVersion(),
    isForced: values.force,
  });
  say(`Restored ${counted(files.length, 'file')} of ${createdAt} into ${DATA_DIR}. Start the site and the local CMS.`);
  if (putAside !== undefined) say(`What was there before is in ${putAside}; it contains personal data.`);
  if (process.env.DATABASE_URL?.trim()) {
    say(
      'The leads are in PostgreSQL. Restore them with: pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE.dump',
    );
  }
  return 0;
});
