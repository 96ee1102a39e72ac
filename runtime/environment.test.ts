import { expect, test } from 'vitest';
import { ConfigurationError, describeVariables, parseEnvironment } from './environment.ts';

test('by default the site is on port 3000 and uses the local CMS', () => {
  expect(parseEnvironment({})).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    CMS_URL: 'http://127.0.0.1:8080',
    DATA_DIR: '.data',
    OPERATIONS_PORT: undefined,
  });
});

test('the URLs follow the ports', () => {
  expect(parseEnvironment({ PORT: '4000', CMS_PORT: '9000' })).toMatchObject({
    SITE_URL: 'http://localhost:4000',
    CMS_URL: 'http://127.0.0.1:9000',
  });
});

test('a URL loses its trailing slash', () => {
  expect(parseEnvironment({ CMS_URL: 'https://cms.example.com/wp/' }).CMS_URL).toBe('https://cms.example.com/wp');
});

test.each([
  ['PORT', 'http', /PORT is "http", but it must be a whole number from 1 to 65535/],
  ['PORT', '0', /whole number/],
  ['CMS_PORT', '70000', /CMS_PORT/],
  ['OPERATIONS_PORT', 'none', /OPERATIONS_PORT is "none", but it must be a whole number from 1 to 65535/],
  ['CMS_URL', 'cms.example.com', /CMS_URL is "cms.example.com", but it must be a full URL such as/],
  ['CMS_URL', 'ftp://cms.example.com', /full URL/],
  ['SITE_URL', 'https://a.example/?x=1', /without query/],
  ['SITE_URL', 'https://a.example/pumps/', /must not have a path.*root of its host, https:\/\/a\.example/],
  ['CMS_TIMEOUT_SECONDS', '4', /CMS_TIMEOUT_SECONDS is "4", but it must be a whole number from 5 to 60/],
  ['CMS_TIMEOUT_SECONDS', '61', /from 5 to 60/],
  ['CMS_TIMEOUT_SECONDS', '7.5', /whole number/],
  ['SAVED_FORMS_DAYS', '0', /from 1 to 30/],
  ['TRUSTED_PROXIES', '10', /whole number from 0 to 9/],
  ['FORM_POSTS_PER_MINUTE', '0', /from 1 to 999999/],
  ['FORM_POSTS_PER_MINUTE', '1000000', /from 1 to 999999/],
  ['CMS_METHOD', 'PUT', /one of: GET, POST/],
  ['REDIS_URL', 'redis.example.com:6379', /REDIS_URL is "\(hidden\)", but it must be empty or a URL such as redis:/],
  ['REDIS_URL', 'https://redis.example.com', /such as redis:/],
  ['REDIS_URL', 'redis://:secret@redis.example.com/pages', /\(hidden\)/],
  ['TAG_CONTAINER_ID', "GTM-1'></script>", /an ID such as GTM-/],
])('rejects %s=%s with a message that says what was expected', (name, value, message) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(ConfigurationError);
  expect(() => parseEnvironment({ [name]: value })).toThrow(message);
});

test.each([
  'PORT',
  'TRUSTED_PROXIES',
  'FORM_POSTS_PER_MINUTE',
  'UPLOADS_MB',
  'SAVED_FORMS_DAYS',
  'CMS_TIMEOUT_SECONDS',
])('%s takes a whole number without leading zeros', (name) => {
  expect(parseEnvironment({ [name]: '9' })).toMatchObject({ [name]: 9 });
  for (const text of ['09', '+9', '9.0', '0x9']) {
    expect(() => parseEnvironment({ [name]: text })).toThrow(/whole number/);
  }
});

test('instances that share Redis must share a secret', () => {
  const REDIS_URL = 'rediss://:password@redis.example.com:6380/1';
  expect(() => parseEnvironment({ REDIS_URL })).toThrow(/SITE_SECRET is "", but instances that share REDIS_URL need/);
  expect(parseEnvironment({ REDIS_URL, SITE_SECRET: 'x'.repeat(32) })).toMatchObject({ REDIS_URL });
});

test.each([
  [{ DATABASE_URL: 'mysql://site:open-sesame@db/leads' }, /DATABASE_URL.*postgres:\/\/user:password@/],
  [{ DATABASE_URL: 'postgres://site:open-sesame@db' }, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://site:open-sesame@db/leads?sslmode=prefer' }, /sslmode=prefer.*verify-full/],
  [{ DATABASE_URL: 'postgres://site:open-sesame@db/leads' }, /UPLOADS_DIR.*all instances share/],
  [{ UPLOADS_DIR: '/mnt/files' }, /UPLOADS_DIR.*DATABASE_URL/],
])('rejects %j without saying the password', (source, message) => {
  expect(() => parseEnvironment(source)).toThrow(message);
  expect(() => parseEnvironment(source)).not.toThrow(/open-sesame/);
});

test('every variable has a purpose', () => {
  for (const variable of describeVariables()) expect(variable.purpose.length).toBeGreaterThan(10);
});

test('user and password of CMS_URL are kept apart from the URL, which is shown', () => {
  const settings = { CMS_URL: 'https://ada:marker%40@cms.example.com/', CMS_BASIC_AUTH: 'of:another' };
  const environment = parseEnvironment(settings);
  expect(environment).toMatchObject({ CMS_URL: 'https://cms.example.com', CMS_BASIC_AUTH: 'ada:marker@' });
  // As a command passes it on to the programs that it starts.
  expect(parseEnvironment({ CMS_URL: environment.CMS_URL, CMS_BASIC_AUTH: environment.CMS_BASIC_AUTH })).toMatchObject({
    CMS_URL: 'https://cms.example.com',
    CMS_BASIC_AUTH: 'ada:marker@',
  });
  expect(() => parseEnvironment({ CMS_URL: 'https://ada:marker@cms.example.com/?x=1' })).toThrow(/^(?!.*marker)/s);
});

test.each(['http://crm.example/hook', 'ftp://crm.example', 'crm.example', 'http://127.0.0.1.crm.example/'])(
  'leads are not handed to %s, which is not encrypted',
  (LEADS_WEBHOOK_URL) => {
    const variables = { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: 's'.repeat(32) };
    expect(() => parseEnvironment(variables)).toThrow(/LEADS_WEBHOOK_URL is "\(hidden\)", .*begins with https/);
  },
);

test.each(['https://crm.example/hook?key=1', 'http://localhost:9/hook', 'http://[::1]:9/'])(
  'leads are handed to %s with a secret, and not without',
  (LEADS_WEBHOOK_URL) => {
    const variables = { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: 's'.repeat(32) };
    expect(parseEnvironment(variables)).toMatchObject(variables);
    expect(() => parseEnvironment({ LEADS_WEBHOOK_URL })).toThrow(/LEADS_WEBHOOK_SECRET .*at least 32 characters/);
  },
);
