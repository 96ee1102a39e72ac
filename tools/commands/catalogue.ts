/** `npm run catalogue -- check | extract | qr [--cms https://cms.example.com]`: what the site reads in the tables of texts, and codes for data plates. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { localCmsSecret } from '../cms-secret.ts';
import { CommandError } from '../command-error.ts';
import { environmentFor, readEnvironment } from '../environment.ts';
import { siteFolder } from '../paths.ts';
import { qrCodes } from '../qr/qr-codes.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';

const usage = `Use: npm run catalogue -- check [--cms https://cms.example.com]
     npm run catalogue -- extract [--cms https://cms.example.com]
     npm run catalogue -- qr [--to qr-codes.zip] [--cms https://cms.example.com]
check lists the rows that were not understood; extract lists what was read as well;\nqr writes a code as SVG for each product, which leads to its documents at SITE_URL.`;

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
  const program = spawn(process.execPath, [join(siteFolder, 'catalogue.ts'), isQr ? 'products' : command], {
    env: environmentFor(environment),
    stdio: ['inherit', isQr ? 'pipe' : 'inherit', 'inherit'],
  });
  const exited = once(program, 'exit');
  const printed = program.stdout ? await text(program.stdout) : '';
  const [code] = await exited;
  if (!isQr || code !== 0) return typeof code === 'number' ? code : 1;
  const numbers: string[] = JSON.parse(printed);
  // Relative to the folder in which the command was run.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), to);
  writeFileSync(file, qrCodes(numbers, environment.SITE_URL));
  say(`${numbers.length} codes are in ${file}. They lead to ${new URL('/qr/', environment.SITE_URL).href}…`);
  return 0;
});
