/** `npm run licenses`: the license of each package of the product; exit code 1 if one is not on the list. */
import { CommandError } from '../command-error.ts';
import { runCommand } from '../run-command.ts';
import { licenseList, withoutAllowedLicense } from '../supply/licenses.ts';
import { productionPackages } from '../supply/locked-packages.ts';
import { readLock } from '../supply/read-lock.ts';

await runCommand(async () => {
  const packages = productionPackages(await readLock());
  process.stdout.write(licenseList(packages));
  const refused = withoutAllowedLicense(packages);
  if (refused.length === 0) return 0;
  const names = refused.map(({ name, version, license }) => `${name}@${version} (${license || 'none declared'})`);
  throw new CommandError(
    `Not on the list in tools/supply/licenses.ts: ${names.join(', ')}. Read the license; add it there, or choose another package.`,
  );
});
