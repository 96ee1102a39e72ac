/** `npm run forms -- check FILE|URL`: what forms of a Gravity Forms would lose on this site. */
import { CommandError } from '../command-error.ts';
import { givenCmsUrl } from '../environment.ts';
import { checkForms, usage } from '../forms/check-forms.ts';
import { givenPath } from '../paths.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async () => {
  const [command, target, ...rest] = process.argv.slice(2);
  if (command !== 'check' || target === undefined || rest.length > 0) throw new CommandError(usage);
  const isUrl = /^https?:\/\//.test(target) && URL.canParse(target);
  const { text, exitCode } = await checkForms(isUrl ? givenCmsUrl(target) : givenPath(target));
  process.stdout.write(`${text}\n`);
  return exitCode;
});
