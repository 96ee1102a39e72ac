import type { WrittenRule } from '@headwater/contract/redirects.ts';
import { readRedirectsCsv } from '@headwater/site/src/redirects/redirects-csv.ts';

type Line = Omit<WrittenRule, 'where'>;

function rule(from: string, to: string, status = 301, isPattern = false): Line {
  return { from, to: status < 400 ? to : '', status, isPattern };
}

function unreadable(from: string, unsupported: string): Line {
  return { ...rule(from, ''), unsupported };
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Netlify's and Cloudflare's `_redirects`: `/old/* /new/:splat 301`, with placeholders such as `/:year/:slug`. */
function netlifyRule(line: string): Line | undefined {
  const [from = '', ...rest] = line.split(/\s+/);
  // Conditions follow the status, parameters of the query come before the target.
  const target = rest.findIndex((part) => /^(?:\/|https?:)/i.test(part));
  const [to = '', status = '301', ...conditions] = target < 0 ? [] : rest.slice(target);
  if (target < 0) return unreadable(line, 'it has no target');
  if (conditions.length > 0) return unreadable(from, `it depends on ${conditions.join(' ')}`);
  if (/^[12]\d\d!?$/.test(status)) return unreadable(from, 'it shows one page under the address of another');
  const code = Number(status.replace('!', ''));
  const query = rest.slice(0, target).join('&');
  if (!/[*:]/.test(from.replace(/^https?:/i, ''))) return rule(query ? `${from}?${query}` : from, to, code);
  const names: string[] = [];
  const pattern = quoted(from).replace(/\\\*|:(\w+)/g, (_whole, name: string | undefined) => {
    names.push(name ?? 'splat');
    return name === undefined ? '(.*)' : '([^/]+)';
  });
  const filled = to.replace(/(?<!^https?):(\w+)/gi, (whole, name: string) => {
    const at = names.indexOf(name);
    return at < 0 ? whole : `$${at + 1}`;
  });
  return rule(`^${pattern.replace(/\/\(\.\*\)$/, '(?:/(.*))?')}$`, filled, code, true);
}

const APACHE_STATUS: Record<string, number> = { permanent: 301, temp: 302, seeother: 303, gone: 410 };

function apacheStatus(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return APACHE_STATUS[text.toLowerCase()] ?? (/^[1-5]\d\d$/.test(text) ? Number(text) : undefined);
}

/** Words of a line, with quotation marks around those that have blanks. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, inside, word]) => inside ?? word ?? '');
}

function redirectLine([directive = '', ...words]: string[]): Line {
  const named = /permanent$/i.test(directive) ? 301 : /temp$/i.test(directive) ? 302 : undefined;
  const status = named ?? apacheStatus(words[0]);
  const [from = '', to = ''] = named === undefined && status !== undefined ? words.slice(1) : words;
  const code = status ?? 302;
  if (/match$/i.test(directive)) return rule(from, to, code, true);
  // Redirect moves everything below a path, too.
  const bare = from.replace(/\/$/, '');
  return code >= 400
    ? rule(from, '', code)
    : rule(`^${quoted(bare)}(?:/(.*))?$`, `${to.replace(/\/$/, '')}/$1`, code, true);
}

function rewriteRule([, pattern = '', to = '', flags = '']: string[], conditions: readonly string[]): Line | undefined {
  const options = flags
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((flag) => flag.trim());
  const moves = options.map((flag) => /^(?:R|redirect)(?:=(.+))?$/i.exec(flag)).find(Boolean);
  const isGone = options.some((flag) => /^(?:G|gone)$/i.test(flag));
  // Without a redirect, it names a file on the old server.
  if (!moves && !isGone) return undefined;
  if (conditions.length > 0) return unreadable(pattern, `it has a condition (${conditions[0]})`);
  const status = isGone ? 410 : (apacheStatus(moves?.[1]) ?? 302);
  if (/%\{|%\d/.test(to)) return unreadable(pattern, `its target has a variable (${to})`);
  const address = /^(?:\/|https?:)/i.test(to) ? to : `/${to}`;
  const plain = /^\^?([\w/.-]+)\$$/.exec(pattern.replaceAll('\\.', '.').replaceAll('\\-', '-'))?.[1];
  // A dot that is not escaped finds any character.
  if (plain !== undefined && !/(?<!\\)\./.test(pattern)) return rule(`/${plain.replace(/^\//, '')}`, address, status);
  return rule(pattern.replace(/^\^\/?/, '^/'), address, status, true);
}

function* readHtaccess(lines: readonly string[]): Generator<[Line, number]> {
  let conditions: string[] = [];
  for (const [index, text] of lines.entries()) {
    const line = text.trim();
    const words = wordsOf(line);
    const directive = (words[0] ?? '').toLowerCase();
    if (directive === 'rewritecond') conditions.push(words.slice(1).join(' '));
    else if (directive === 'rewriterule') {
      const read = rewriteRule(words, conditions);
      conditions = [];
      if (read) yield [read, index];
    } else if (/^redirect(?:match|permanent|temp)?$/.test(directive)) yield [redirectLine(words), index];
  }
}

function* readNetlify(lines: readonly string[]): Generator<[Line, number]> {
  for (const [index, text] of lines.entries()) {
    const line = text.replace(/(?:^|\s)#.*$/, '').trim();
    const read = line === '' ? undefined : netlifyRule(line);
    if (read) yield [read, index];
  }
}

export type RuleFormat = 'csv' | 'netlify' | 'htaccess';

/** The format of a file with rules, by its name and its first lines; undefined for another kind of file. */
export function ruleFormat(name: string, text: string): RuleFormat | undefined {
  if (/(?:^|[/\\])_redirects$/.test(name)) return 'netlify';
  if (
    /htaccess|\.conf$/i.test(name) ||
    /^\s*(?:RewriteRule|RewriteEngine|Redirect(?:Match|Permanent|Temp)?)\s/im.test(text)
  )
    return 'htaccess';
  const head =
    text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/, 1)[0]
      ?.toLowerCase() ?? '';
  return /(?:^|[,;\t"])(?:from|source|origin|old url)(?:$|[,;\t"])/.test(head) ? 'csv' : undefined;
}

/** The rules in a file of another program. What cannot be read says why. */
export function readRuleFile(name: string, text: string, format: RuleFormat): WrittenRule[] {
  if (format === 'csv') return [...readRedirectsCsv(text, name)];
  const lines = text.split(/\r?\n/);
  const found = format === 'netlify' ? readNetlify(lines) : readHtaccess(lines);
  return [...found].map(([line, index]) => ({ ...line, where: `${name}, line ${index + 1}` }));
}
