/** `npm run catalogue -- check | extract | qr [--cms https://cms.example.com]`: what the site reads in the tables of texts, and codes for data plates. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localCmsSecret } from '../cms-secret.ts';
import { CommandError } from '../command-error.ts';
import { environmentFor, readEnvironment } from '../environment.ts';
import { siteFolder } from '../paths.ts';
import { qrCodes } from '../qr/qr-codes.ts';
import { runCommand } from '../run-command.ts';
import { runProgram } from '../run-program.ts';
import { say } from '../say.ts';

const usage = `Use: npm run catalogue -- check [--cms https://cms.example.com]
     npm run catalogue -- extract [--cms https://cms.example.com]
     npm run catalogue -- qr [--to qr-codes.zip] [--cms https://cms.example.com]
check lists the rows that were not understood; extract lists what was read as well;
qr writes a code as SVG for each product, which leads to its documents at SITE_URL.`;

function readArguments(): { command: string; cms: string | undefined; to: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { cms: { type: 'string' }, to: { type: 'string', default: 'qr-codes.zip' } },
      allowPositionals: true,
    });
    const [command = '', ...more] = positionals;
    if (!['check', 'extract', 'qr'].includes(command) || more.length > 0) throw new CommandError(usage);
    return { command, cms: values.cms, to: values.to };
  } catch (cause) {
    throw new CommandError(usage, { cause });
  }
}

await runCommand(async () => {
  const { command, cms, to } = readArguments();
  if (cms !== undefined) process.env.CMS_URL = cms;
  const environment = readEnvironment();
  if (!environment.hasOwnCms) environment.CMS_SECRET ||= await localCmsSecret(environment.DATA_DIR);
  const isQr = command === 'qr';
  const program = join(siteFolder, 'catalogue.ts');
  const options = { cwd: process.cwd(), env: environmentFor(environment), isRead: isQr };
  const { code, text } = await runProgram(program, [isQr ? 'products' : command], options);
  if (!isQr || code !== 0) return code;
  const numbers: string[] = JSON.parse(text);
  // Relative to the folder in which the command was run.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), to);
  writeFileSync(file, qrCodes(numbers, environment.SITE_URL));
  say(`${numbers.length} codes are in ${file}. They lead to ${new URL('/qr/', environment.SITE_URL).href}…`);
  return 0;
});
