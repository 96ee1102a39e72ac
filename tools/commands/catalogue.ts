/** `npm run catalogue -- check | extract | import | export | qr [--cms https://cms.example.com]`: the figures of products. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '@headwater/contract/text/counted.ts';
import { exportFigures, importFigures } from '../catalogue/import-figures.ts';
import { localCmsSecret } from '../cms-secret.ts';
import { CommandError } from '../command-error.ts';
import { environmentFor, readEnvironment } from '../environment.ts';
import { givenPath, root, siteFolder } from '../paths.ts';
import { qrCodes } from '../qr/qr-codes.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { runProgram } from '../run-program.ts';
import { say } from '../say.ts';

const usage = `Use: npm run catalogue -- check [--documents] [--cms https://cms.example.com]
     npm run catalogue -- extract [--cms https://cms.example.com]
     npm run catalogue -- import FILE.csv [--write] [--cms https://cms.example.com]
     npm run catalogue -- export [--to figures.csv] [--cms https://cms.example.com]
     npm run catalogue -- qr [--to qr-codes.zip] [--cms https://cms.example.com]
check lists the rows that were not understood, and figures that contradict each other, with --documents also those of
data sheets and brochures; extract lists what was read as well;
import says what a spreadsheet would change, and changes it with --write; export writes one;
qr writes a code as SVG for each product, which leads to its documents at SITE_URL.`;

const options = {
  cms: { type: 'string' },
  to: { type: 'string' },
  write: { type: 'boolean', default: false },
  documents: { type: 'boolean' },
} as const;

await runCommand(async () => {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  const { cms, to, write, documents } = values;
  const [command = '', file = '', ...rest] = positionals;
  const isKnown = ['check', 'extract', 'export', 'import', 'qr'].includes(command);
  if (!isKnown || (file !== '') !== (command === 'import') || rest.length > 0) throw new CommandError(usage);
  const environment = readEnvironment(cms);
  if (!environment.hasOwnCms) environment.CMS_SECRET ||= await localCmsSecret(environment.DATA_DIR);
  const writable = { url: environment.CMS_URL, secret: environment.CMS_SECRET, basicAuth: environment.CMS_BASIC_AUTH };
  if (command === 'import') return importFigures(givenPath(file), writable, write);
  if (command === 'export') {
    const target = givenPath(to ?? 'figures.csv');
    writeFileSync(target, await exportFigures(writable));
    say(`The figures are in ${target}.`);
    return 0;
  }
  const isQr = command === 'qr';
  const { code, text } = await runProgram(
    join(siteFolder, 'catalogue.ts'),
    [isQr ? 'products' : command, ...(documents ? ['documents'] : [])],
    { cwd: root, env: environmentFor(environment), isRead: isQr },
  );
  if (!isQr || code !== 0) return code;
  const numbers: string[] = JSON.parse(text);
  const archive = givenPath(to ?? 'qr-codes.zip');
  writeFileSync(archive, qrCodes(numbers, environment.SITE_URL));
  say(`Wrote ${counted(numbers.length, 'code')} to ${archive}, for ${new URL('/qr/', environment.SITE_URL).href}…`);
  return 0;
});
