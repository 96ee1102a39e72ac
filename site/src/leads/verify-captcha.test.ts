import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { captchaSecret, createCaptchaVerifier } from './verify-captcha.ts';

async function provider(respond: (res: ServerResponse) => void) {
  const bodies: string[] = [];
  const server = createServer(async (req, res) => {
    bodies.push(await text(req));
    respond(res);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const failures: unknown[] = [];
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  const verify = (waitMs?: number) =>
    createCaptchaVerifier({ secret: 's3cret', verifyUrl, threshold: 0.5 }, (error) => failures.push(error), waitMs);
  return { verify, bodies, failures };
}

const json = (body: unknown) => (res: ServerResponse) => void res.end(JSON.stringify(body));

test.each<[string, (res: ServerResponse) => void, string[], number]>([
  ['a good score', json({ success: true, score: 0.9 }), [], 0],
  ['a score at the threshold', json({ success: true, score: 0.5 }), [], 0],
  ['a low score', json({ success: true, score: 0.1 }), ['low-score'], 0],
  ['no score, as Turnstile', json({ success: true }), [], 0],
  ['a refusal', json({ success: false, 'error-codes': ['timeout-or-duplicate'] }), ['unverified'], 0],
  ['something else', json([]), ['unverified'], 0],
  ['rubbish', (res) => void res.end('<!doctype html>'), ['unverified'], 1],
  ['an error', (res) => void res.writeHead(500).end('oops'), ['unverified'], 1],
  ['a broken connection', (res) => void res.destroy(), ['unverified'], 1],
  ['a redirect', (res) => void res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), ['unverified'], 1],
])('a provider that responds with %s never refuses a lead', async (_what, respond, flags, failed) => {
  const { verify, bodies, failures } = await provider(respond);
  expect(await verify()('token')).toEqual(flags);
  expect(bodies).toEqual(['secret=s3cret&response=token']);
  expect(failures).toHaveLength(failed);
});

test('a provider that does not respond is not waited for', async () => {
  const { verify, failures } = await provider(() => undefined);
  expect(await verify(20)('token')).toEqual(['unverified']);
  expect(failures).toHaveLength(1);
});

test('without a token, or with one that no provider makes, the provider is not called', async () => {
  const { verify, bodies } = await provider(json({ success: true }));
  expect(await verify()('')).toEqual(['unverified']);
  expect(await verify()('x'.repeat(8_193))).toEqual(['unverified']);
  expect(bodies).toEqual([]);
  expect(await verify()('x'.repeat(8_192))).toEqual([]);
});

const none = {
  CAPTCHA_PROVIDER: 'google',
  CAPTCHA_VERIFY_URL: '',
  TURNSTILE_SECRET: '',
  RECAPTCHA_V3_SECRET: '',
  RECAPTCHA_V3_THRESHOLD: 0.4,
} as const;

test('a site without a secret has no captcha of its own', () => {
  expect(captchaSecret(none)).toBeUndefined();
});

test.each([
  ['Turnstile', { TURNSTILE_SECRET: 't' }, 't', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
  ['reCAPTCHA', { RECAPTCHA_V3_SECRET: 'r' }, 'r', 'https://www.google.com/recaptcha/api/siteverify'],
  [
    'reCAPTCHA where Google is blocked',
    { RECAPTCHA_V3_SECRET: 'r', CAPTCHA_PROVIDER: 'recaptcha.net' as const },
    'r',
    'https://www.recaptcha.net/recaptcha/api/siteverify',
  ],
  [
    'Turnstile before reCAPTCHA',
    { TURNSTILE_SECRET: 't', RECAPTCHA_V3_SECRET: 'r' },
    't',
    expect.stringContaining('turnstile'),
  ],
  [
    'Turnstile at a URL of its own',
    { TURNSTILE_SECRET: 't', CAPTCHA_VERIFY_URL: 'https://a.example' },
    't',
    'https://a.example',
  ],
  [
    'reCAPTCHA at a URL of its own',
    { RECAPTCHA_V3_SECRET: 'r', CAPTCHA_VERIFY_URL: 'https://a.example' },
    'r',
    'https://a.example',
  ],
])('verifies %s with its secret, at the URL of its provider', (_what, variables, secret, verifyUrl) => {
  expect(captchaSecret({ ...none, ...variables })).toEqual({ secret, verifyUrl, threshold: 0.4 });
});
