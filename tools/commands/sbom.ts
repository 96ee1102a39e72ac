/** `npm run sbom [-- --output FILE]`: what the product is made of, in CycloneDX; `dist/sbom.cdx.json` unless named. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { givenPath, root } from '../paths.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { readLock } from '../supply/read-lock.ts';
import { createSbom } from '../supply/sbom.ts';

await runCommand(async () => {
  const options = { output: { type: 'string' } } as const;
  const { output } = readArguments('Use: npm run sbom [-- --output FILE]', { options }).values;
  const target = output ? givenPath(output) : join(root, 'dist', 'sbom.cdx.json');
  // This project's own file, which a test reads as well.
  const product = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const sbom = createSbom(await readLock(), product);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${JSON.stringify(sbom, undefined, 2)}\n`);
  say(`Wrote ${sbom.components.length} packages to ${target}.`);
  return 0;
});
