/** `npm run redirects -- check | propose | import | list`: old addresses, before and after a move. */
import { writeFileSync } from 'node:fs';
import { redirectFiles, redirectHosts } from '@headwater/site/src/redirects/redirects-folder.ts';
import { stringify } from 'csv-stringify/sync';
import { CommandError } from '../command-error.ts';
import { readEnvironment } from '../environment.ts';
import { givenPath } from '../paths.ts';
import { progressBar } from '../progress.ts';
import { readArguments } from '../read-arguments.ts';
import { type CheckedSite, checkAddresses, losses, type Result } from '../redirects/check-addresses.ts';
import { importRules, readRules } from '../redirects/import-rules.ts';
import { listRules } from '../redirects/list-rules.ts';
import { keyOf, readOldAddresses } from '../redirects/old-addresses.ts';
import { fetchPages } from '../redirects/page-texts.ts';
import { propose } from '../redirects/propose.ts';
import { csvReport, htmlReport, textReport } from '../redirects/report.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';

const usage = `Use: npm run redirects -- check OLD… [--site URL] [--csv FILE] [--json FILE] [--html FILE]
     npm run redirects -- propose OLD… [--site URL] [--old URL] [--csv FILE]
     npm run redirects -- import FILE [--to FILE]
     npm run redirects -- list [--unused]
OLD: a sitemap, a list of URLs, an export of Search Console, a server's log, a plugin's CSV, _redirects or .htaccess;
a file or a URL. docs/move.md says when to use which.`;

const source = (text: string) => (/^https?:\/\//.test(text) ? text : givenPath(text));

function siteUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url) throw new CommandError(`${text} is not a URL.`);
  return url;
}

async function checked(sources: readonly string[], site: CheckedSite): Promise<Result[]> {
  const addresses = await readOldAddresses(sources.map(source), site.old);
  if (addresses.length === 0) throw new CommandError('These have no addresses.');
  return checkAddresses(addresses, site, { onProgress: progressBar('Checking', addresses.length) });
}

await runCommand(async () => {
  const options = {
    site: { type: 'string' },
    old: { type: 'string' },
    csv: { type: 'string' },
    json: { type: 'string' },
    html: { type: 'string' },
    to: { type: 'string' },
    unused: { type: 'boolean' },
  } as const;
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  const [command, ...rest] = positionals;
  const environment = readEnvironment();
  const files = redirectFiles(environment);
  const site = siteUrl(values.site ?? environment.SITE_URL);
  const checkedSite = { url: site, own: [new URL(environment.SITE_URL).host], old: environment.OLD_HOSTS };
  const write = (file: string | undefined, text: () => string) => {
    if (file !== undefined) writeFileSync(givenPath(file), text());
  };

  if (command === 'check' && rest.length > 0) {
    const results = await checked(rest, checkedSite);
    say(textReport(results));
    write(values.csv, () => csvReport(results));
    write(values.json, () => `${JSON.stringify(results, undefined, 2)}\n`);
    write(values.html, () => htmlReport(results, site.origin));
    return results.some(({ verdict }) => losses.includes(verdict)) ? 1 : 0;
  }
  if (command === 'propose' && rest.length > 0) {
    const lost = (await checked(rest, checkedSite)).filter(
      ({ verdict }) => verdict === 'lost' || verdict === 'to the front page',
    );
    const pages = await readOldAddresses([new URL('/sitemap.xml', site).href]);
    const known = await fetchPages(
      pages.map(({ path }) => path),
      site,
      progressBar('Reading pages', pages.length),
    );
    const olds =
      values.old === undefined
        ? lost.map(({ path }) => ({ path }))
        : await fetchPages(
            lost.map(({ path }) => path),
            siteUrl(values.old),
            progressBar('Reading old pages', lost.length),
          );
    const proposals = propose(olds, known);
    const table = proposals.map(({ from, to, score, why }) => [from, to, score, why, score > 0.9 ? 'yes' : '']);
    const text = stringify([['from', 'to', 'score', 'why', 'accept'], ...table]);
    if (values.csv === undefined) process.stdout.write(text);
    write(values.csv, () => text);
    const without = new Set(proposals.map(({ from }) => keyOf(from)));
    process.stderr.write(
      `${proposals.length} proposals; ${olds.filter(({ path }) => !without.has(keyOf(path))).length} of ${lost.length} lost addresses have none. Write yes in the column "accept", then import the file.\n`,
    );
    return 0;
  }
  const [file] = rest;
  if (command === 'import' && file !== undefined && rest.length === 1) {
    const target = values.to === undefined ? files.rules : givenPath(values.to);
    const { added, faults } = importRules(target, readRules(givenPath(file)), redirectHosts(environment));
    for (const { where, from, reason } of faults) process.stderr.write(`${where} (${from}): ${reason}\n`);
    say(`${added} rules are added to ${target}. The running site reads them within seconds.`);
    return faults.length > 0 ? 1 : 0;
  }
  if (command === 'list' && rest.length === 0) {
    say(listRules(files.folder, files.hits, values.unused === true));
    return 0;
  }
  throw new CommandError(usage);
});
