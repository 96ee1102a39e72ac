import { expect, test } from 'vitest';
import { parseEnvironment, type VariableName } from './environment.ts';

/** The message about a value, without the advice at its end, which is always the same. */
function refusal(name: VariableName, value: string, others: Record<string, string> = {}): string {
  const advice = ' Change it in the environment or in .env.';
  try {
    parseEnvironment({ ...others, [name]: value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    expect(message.endsWith(advice)).toBe(true);
    return message.slice(0, -advice.length);
  }
  throw new Error(`${name}=${value} was accepted.`);
}

test.each<[name: VariableName, value: string, parsed: unknown]>([
  ['PORT', '1', 1],
  ['PORT', '65535', 65_535],
  ['OPERATIONS_PORT', '9090', 9090],
  ['FORM_POSTS_PER_MINUTE', '999999', 999_999],
  ['METRICS_TOKEN', 'abcd.efgh~1234+/==', 'abcd.efgh~1234+/=='],
  ['TRUSTED_PROXIES', '9', 9],
  ['CONSENT_TOOL', 'https://consent.example/tool.js', 'https://consent.example/tool.js'],
  ['TAG_CONTAINER_ID', 'GTM-AB12CD3', 'GTM-AB12CD3'],
  ['GOOGLE_MAPS_API_KEY', 'AIzaSy-0123456789_abc', 'AIzaSy-0123456789_abc'],
  ['SITE_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
  ['LEADS_KEEP_DAYS', '', undefined],
  ['LEADS_KEEP_DAYS', '99999', 99_999],
  ['RECAPTCHA_V3_THRESHOLD', '0', 0],
  ['RECAPTCHA_V3_THRESHOLD', '0.25', 0.25],
  ['RECAPTCHA_V3_THRESHOLD', '1', 1],
  ['CMS_TIMEOUT_SECONDS', '5', 5],
  ['CMS_TIMEOUT_SECONDS', '60', 60],
  ['SMTP_URL', 'smtps://user:password@mail.example.com', 'smtps://user:password@mail.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com:25', 'smtp://mail.example.com:25'],
  ['MAIL_FROM', 'forms@example.com', 'forms@example.com'],
  ['ALERT_WEBHOOK_URL', 'https://chat.example.com/hooks/1', 'https://chat.example.com/hooks/1'],
  ['DATABASE_URL', '', ''],
  ['HOST', ' 0.0.0.0 ', '0.0.0.0'],
  ['CMS_CATALOGUE', 'catalogue.ts', 'catalogue.ts'],
  ['RECAPTCHA_TYPE', 'INVISIBLE', 'INVISIBLE'],
  ['CAPTCHA_PROVIDER', 'recaptcha.net', 'recaptcha.net'],
  ['CAPTCHA_PROVIDER', 'stand-in', 'stand-in'],
  ['LEADS_WHEN_UNSURE', 'repeat', 'repeat'],
  ['CSP_REPORTS', 'on', 'on'],
  ['AUTH_STRATEGY', 'local', 'local'],
  ['CMS_METHOD', 'POST', 'POST'],
  ['CMS_PERSISTED_QUERIES', 'on', 'on'],
  ['VIDEO_PROVIDER', 'wistia', 'wistia'],
  ['VIDEO_PROVIDER', 'stand-in', 'stand-in'],
  ['DEV_PAGE_CACHE', '1', '1'],
  ['LOG_LEVEL', 'debug', 'debug'],
  ['LOG_LEVEL', 'warn', 'warn'],
  ['LOG_LEVEL', 'error', 'error'],
  ['LOG_LEVEL', 'silent', 'silent'],
])('the variable %s=%s is read as %j', (name, value, parsed) => {
  expect(parseEnvironment({ [name]: value })[name]).toBe(parsed);
});

test.each(['disable', 'require', 'verify-ca', 'verify-full'])('a database may be reached with sslmode=%s', (mode) => {
  const DATABASE_URL = `postgresql://db.example.com/leads?sslmode=${mode}`;
  expect(parseEnvironment({ DATABASE_URL, UPLOADS_DIR: '/mnt/files' })).toMatchObject({ DATABASE_URL });
});

test.each(['redis://redis.example.com', 'redis://redis.example.com/0', 'rediss://:password@redis.example.com:6380/12'])(
  'instances may share %s',
  (REDIS_URL) => {
    expect(parseEnvironment({ REDIS_URL, SITE_SECRET: 'x'.repeat(32) })).toMatchObject({ REDIS_URL });
  },
);

const url = 'it must be a full URL such as https://cms.example.com, without query or user name';
const mail = 'it must be empty or a URL such as smtps://user:password@mail.example.com';
const hook = 'it must be empty or a URL such as https://chat.example.com/hooks/1';
const redis = 'it must be empty or a URL such as redis://:password@redis.example.com:6379/0';
const database = 'it must be empty or a URL such as postgres://user:password@db.example.com/headwater';
const token = 'it must be empty or at least 16 letters, digits or -._~+/';

test.each<[name: VariableName, value: string, expected: string]>([
  ['PORT', '65536', 'it must be a whole number from 1 to 65535'],
  ['PORT', '1e3', 'it must be a whole number from 1 to 65535'],
  ['FORM_POSTS_PER_MINUTE', '0', 'it must be a whole number from 1 to 999999'],
  ['TRUSTED_PROXIES', '10', 'it must be a whole number from 0 to 9'],
  ['SITE_URL', 'https://user@cms.example.com', url],
  ['CMS_URL', 'https://cms.example.com/#top', url],
  ['CSP_REPORTS', 'yes', 'it must be one of: off, on'],
  ['TAG_CONTAINER_ID', 'UA-12345', 'it must be an ID such as GTM-AB12CD3'],
  ['GOOGLE_MAPS_API_KEY', 'short', 'it must be a key such as AIzaSy…, of letters, digits, - and _'],
  ['LEADS_KEEP_DAYS', '0', 'it must be empty or a whole number of days from 1'],
  ['RECAPTCHA_V3_THRESHOLD', '1.1', 'it must be a number from 0 to 1, such as 0.5'],
  ['RECAPTCHA_V3_THRESHOLD', '.5', 'it must be a number from 0 to 1, such as 0.5'],
  ['CMS_TIMEOUT_SECONDS', '1e1', 'it must be a whole number from 5 to 60'],
  ['MAIL_FROM', 'Forms <forms@example.com>', 'it must be empty or one email address'],
])('refuses %s=%s, because %s', (name, value, expected) => {
  expect(refusal(name, value)).toBe(`${name} is "${value}", but ${expected}.`);
});

test.each<[name: VariableName, value: string, expected: string]>([
  ['METRICS_TOKEN', 'fifteen-letters', token],
  ['METRICS_TOKEN', 'sixteen letters!', token],
  ['SITE_SECRET', 'x'.repeat(31), 'it must be empty or have at least 32 characters'],
  ['SMTP_URL', 'mail.example.com', mail],
  ['SMTP_URL', 'https://mail.example.com', mail],
  ['SMTP_URL', 'smtp://', mail],
  ['ALERT_WEBHOOK_URL', 'chat.example.com/hooks/1', hook],
  ['ALERT_WEBHOOK_URL', 'ftp://chat.example.com', hook],
  ['REDIS_URL', 'redis:///0', redis],
  ['REDIS_URL', 'http://redis.example.com', redis],
  ['DATABASE_URL', 'not a URL', database],
  ['DATABASE_URL', 'mysql://db.example.com/leads', database],
  ['DATABASE_URL', 'postgres://db.example.com/', database],
])('refuses %s=%s without showing it, because %s', (name, value, expected) => {
  expect(refusal(name, value)).toBe(`${name} is "(hidden)", but ${expected}.`);
});

test('a blank variable takes its default', () => {
  expect(parseEnvironment({ DATA_DIR: ' ', HOST: '' })).toMatchObject({ DATA_DIR: '.data', HOST: '127.0.0.1' });
});

test('the key and the secret of a captcha are refused without each other', () => {
  const both = 'it and RECAPTCHA_V3_SECRET belong together';
  expect(refusal('RECAPTCHA_V3_SITE_KEY', 'key')).toBe(`RECAPTCHA_V3_SITE_KEY is "key", but ${both}.`);
  expect(refusal('RECAPTCHA_V3_SECRET', 'secret')).toBe(`RECAPTCHA_V3_SITE_KEY is "", but ${both}.`);
  const turnstile = 'TURNSTILE_SITE_KEY is "key", but it and TURNSTILE_SECRET belong together.';
  expect(refusal('TURNSTILE_SITE_KEY', 'key')).toBe(turnstile);
});

const recaptcha = { RECAPTCHA_V3_SITE_KEY: 'a', RECAPTCHA_V3_SECRET: 'b' };

test('a key of a captcha with its secret is accepted', () => {
  expect(parseEnvironment(recaptcha)).toMatchObject(recaptcha);
});

test('the keys of two captchas are refused', () => {
  expect(refusal('TURNSTILE_SITE_KEY', 'c', { ...recaptcha, TURNSTILE_SECRET: 'd' })).toBe(
    'TURNSTILE_SITE_KEY is "c", but a form has one captcha, and RECAPTCHA_V3_SITE_KEY is set too.',
  );
});

test('an address for alarms needs a mail server', () => {
  const address = 'ops@example.com';
  expect(refusal('ALERT_EMAIL', address)).toBe(
    `ALERT_EMAIL is "${address}", but mails need a mail server in SMTP_URL.`,
  );
  const SMTP_URL = 'smtp://mail.example.com';
  expect(parseEnvironment({ ALERT_EMAIL: address, SMTP_URL })).toMatchObject({ ALERT_EMAIL: address });
});

test('a folder for files without a database is refused', () => {
  expect(refusal('UPLOADS_DIR', '/mnt/files')).toBe(
    'UPLOADS_DIR is "/mnt/files", but a folder that instances share needs leads that they share, in DATABASE_URL.',
  );
});

test('a database without a folder for files is refused', () => {
  expect(refusal('DATABASE_URL', 'postgres://db.example.com/leads')).toBe(
    'UPLOADS_DIR is "", but with DATABASE_URL it must name the folder for files of leads that all instances share.',
  );
});
