import { splitCredentials, withCredentials } from './basic-auth.ts';

/** How variables of the environment are parsed; each message says what was expected. */

/** Thrown when a variable is invalid; the message names it, what was expected and how to fix it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

function fail(name: string, text: string, expected: string): never {
  throw new ConfigurationError(`${name} is "${text}", but ${expected}. Change it in the environment or in .env.`);
}

/** Empty, or a text that is right. @param shown what the message says in place of the text */
function optional(isRight: (text: string) => boolean, expected: string, shown?: string) {
  return (text: string, name: string): string =>
    text === '' || isRight(text) ? text : fail(name, shown ?? text, `it must be ${expected}`);
}

/** The same for what a message must not contain. */
function hidden(isRight: (text: string) => boolean, expected: string) {
  return optional(isRight, `empty or ${expected}`, '(hidden)');
}

/** A URL whose path and query are often secret, or that may hold a password. */
function hiddenUrl(isRight: (url: URL) => boolean, expected: string) {
  return hidden((text) => URL.canParse(text) && isRight(new URL(text)), expected);
}

/** A whole number within bounds, without leading zeros: some programs read those as octal. @param most up to 999,999 */
export function wholeNumber(least: number, most: number): (text: string, name: string) => number {
  return (text, name) => {
    const value = Number(text);
    if (!/^(?:0|[1-9]\d{0,5})$/.test(text) || value < least || value > most)
      fail(name, text, `it must be a whole number from ${least} to ${most}`);
    return value;
  };
}

export const port = wholeNumber(1, 65_535);

export function optionalPort(text: string, name: string): number | undefined {
  return text === '' ? undefined : port(text, name);
}

export const bearerToken = hidden((text) => /^[\w.~+/-]{16,}=*$/.test(text), 'at least 16 letters, digits or -._~+/');

/** An origin or base URL without a trailing slash; empty stays empty. */
export function baseUrl(text: string, name: string): string {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    fail(name, text, 'it must be a full URL such as https://cms.example.com, without query or user name');
  }
  return url.href.replace(/(?<!\/)\/+$/, '');
}

/** A base URL whose user and password may be those of Basic authentication. */
export function cmsUrl(text: string, name: string): string {
  try {
    const { url, credentials } = splitCredentials(text);
    return withCredentials(baseUrl(url, name), credentials);
  } catch (error) {
    if (error instanceof URIError)
      fail(name, '(hidden)', 'a percent sign in its user or password must be written as %25');
    throw error;
  }
}

/** User and password for Basic authentication. */
export const basicAuth = hidden((text) => /^[^:]+:/.test(text), 'user:password');

/** The URL of a site, which serves from the root of its host; empty stays empty. */
export function originUrl(text: string, name: string): string {
  const url = baseUrl(text, name);
  if (url !== '' && new URL(url).pathname !== '/') {
    fail(name, text, `it must not have a path: the site serves from the root of its host, ${new URL(url).origin}`);
  }
  return url;
}

/** Names of hosts, with a port where they have one. */
export function hostNames(text: string, name: string): readonly string[] {
  const hosts = text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(host));
  if (wrong !== undefined) fail(name, text, 'it must be host names such as www.example.com, separated by commas');
  return hosts;
}

export function oneOf<const Choice extends string>(...choices: Choice[]): (text: string, name: string) => Choice {
  return (text, name) =>
    choices.find((choice) => choice === text) ?? fail(name, text, `it must be one of: ${choices.join(', ')}`);
}

export const tagContainer = optional((text) => /^GTM-[A-Z0-9]{4,12}$/.test(text), 'an ID such as GTM-AB12CD3');

export const mapsKey = optional(
  (text) => /^[\w-]{20,100}$/.test(text),
  'a key such as AIzaSy…, of letters, digits, - and _',
);

export const siteSecret = hidden((text) => text.length >= 32, 'have at least 32 characters');

export function anyText(text: string): string {
  return text;
}

/** Days from 1; empty for never. */
export function optionalDays(text: string, name: string): number | undefined {
  if (text !== '' && !/^[1-9]\d{0,4}$/.test(text))
    fail(name, text, 'it must be empty or a whole number of days from 1');
  return text === '' ? undefined : Number(text);
}

/** A number from 0 to 1. */
export function fraction(text: string, name: string): number {
  const value = Number(text);
  if (!/^\d(?:\.\d{1,4})?$/.test(text) || value > 1) fail(name, text, 'it must be a number from 0 to 1, such as 0.5');
  return value;
}

export const smtpUrl = hiddenUrl(
  ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
  'a URL such as smtps://user:password@mail.example.com',
);

export const emailAddress = optional((text) => /^[^\s@<>,]+@[^\s@<>,]+$/.test(text), 'empty or one email address');

export const httpUrl = hiddenUrl(
  ({ protocol }) => /^https?:$/.test(protocol),
  'a URL such as https://chat.example.com/hooks/1',
);

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A URL that gets personal data, so encrypted unless it is on this machine. */
export const webhookUrl = hiddenUrl(
  ({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname)),
  'a URL that begins with https://',
);

export const redisUrl = hiddenUrl(
  ({ protocol, hostname, pathname }) =>
    /^rediss?:$/.test(protocol) && hostname !== '' && /^(?:\/\d{0,5})?$/.test(pathname),
  'a URL such as redis://:password@redis.example.com:6379/0',
);

const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** The URL of a PostgreSQL database, which may hold a password. */
export function databaseUrl(text: string, name: string): string {
  if (text === '') return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    fail(name, '(hidden)', 'it must be empty or a URL such as postgres://user:password@db.example.com/headwater');
  }
  const mode = url.searchParams.get('sslmode');
  // With the modes allow and prefer, a server decides that the password comes without encryption.
  if (mode !== null && !sslModes.includes(mode)) {
    fail(name, `(hidden)?sslmode=${mode}`, `sslmode must be one of: ${sslModes.join(', ')}`);
  }
  return text;
}

/** What instances share is signed and encrypted with keys from their common secret. */
export function checkShared({ REDIS_URL, SITE_SECRET }: { REDIS_URL: string; SITE_SECRET: string }): void {
  if (REDIS_URL !== '' && SITE_SECRET === '') {
    fail('SITE_SECRET', '', 'instances that share REDIS_URL need the same one, of at least 32 characters');
  }
}

/** Instances that share leads share their files; instances that do not would delete each other's. */
export function checkSharedLeads(variables: { DATABASE_URL: string; UPLOADS_DIR: string }): void {
  const { DATABASE_URL, UPLOADS_DIR } = variables;
  if (DATABASE_URL !== '' && UPLOADS_DIR === '') {
    fail('UPLOADS_DIR', '', 'with DATABASE_URL it must name the folder for files of leads that all instances share');
  }
  if (DATABASE_URL === '' && UPLOADS_DIR !== '') {
    fail('UPLOADS_DIR', UPLOADS_DIR, 'a folder that instances share needs leads that they share, in DATABASE_URL');
  }
}

/** A captcha needs both of its keys, and a form has one captcha. */
export function checkCaptchas(keys: {
  RECAPTCHA_V3_SITE_KEY: string;
  RECAPTCHA_V3_SECRET: string;
  TURNSTILE_SITE_KEY: string;
  TURNSTILE_SECRET: string;
}): void {
  for (const name of ['RECAPTCHA_V3', 'TURNSTILE'] as const) {
    const [key, secret] = [keys[`${name}_SITE_KEY`], keys[`${name}_SECRET`]];
    if ((key === '') !== (secret === '')) fail(`${name}_SITE_KEY`, key, `it and ${name}_SECRET belong together`);
  }
  if (keys.RECAPTCHA_V3_SITE_KEY !== '' && keys.TURNSTILE_SITE_KEY !== '')
    fail('TURNSTILE_SITE_KEY', keys.TURNSTILE_SITE_KEY, 'a form has one captcha, and RECAPTCHA_V3_SITE_KEY is set too');
}

/** The receiver of leads trusts their signature. */
export function checkWebhook(variables: { LEADS_WEBHOOK_URL: string; LEADS_WEBHOOK_SECRET: string }): void {
  const { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } = variables;
  if (LEADS_WEBHOOK_URL !== '' && LEADS_WEBHOOK_SECRET === '')
    fail('LEADS_WEBHOOK_SECRET', '', 'what LEADS_WEBHOOK_URL gets is signed with it: at least 32 characters');
}

/** An alarm that nothing can mail would be missed. */
export function checkAlerts({ ALERT_EMAIL, SMTP_URL }: { ALERT_EMAIL: string; SMTP_URL: string }): void {
  if (ALERT_EMAIL !== '' && SMTP_URL === '') fail('ALERT_EMAIL', ALERT_EMAIL, 'mails need a mail server in SMTP_URL');
}
