import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asSite, startFormCms, submit } from '../../testing/form-cms.ts';
import { captchaVerifier } from './verify-captcha.ts';

// Each test starts a CMS of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const form = {
  id: 1,
  title: 'Question',
  fields: [
    { type: 'TEXT', id: 1, isRequired: true },
    { type: 'CAPTCHA', id: 2, label: 'Check' },
  ],
  confirmations: [],
} as const;

/** Imitates the captcha provider: a token is valid once. */
async function maker() {
  const received: URLSearchParams[] = [];
  const unused = new Set(['token-1', 'token-2']);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const posted = new URLSearchParams(Buffer.concat(parts).toString());
    received.push(posted);
    response.end(
      JSON.stringify({ success: posted.get('secret') === 'secret' && unused.delete(posted.get('response') ?? '') }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify` };
}

function keys(verifyUrl: string) {
  return { siteKey: 'site-key', secret: 'secret', type: 'INVISIBLE', verifyUrl } as const;
}

async function errorsOf(cms: Awaited<ReturnType<typeof startFormCms>>, name: string, token?: string, key?: string) {
  const fieldValues = [{ id: 1, value: name }, ...(token === undefined ? [] : [{ id: 2, value: token }])];
  const result = await submit(cms, { id: '1', fieldValues, clientMutationId: key ?? null });
  return result.data?.submitGfForm?.errors;
}

const invalid = { id: 2, message: 'The reCAPTCHA was invalid. Go back and try it again.' };

test('a token is valid only once', async () => {
  const { verifyUrl } = await maker();
  const cms = await startFormCms([form], { captcha: keys(verifyUrl) });
  expect(await errorsOf(cms, 'Ada', 'token-1')).toBeNull();
  expect(await errorsOf(cms, 'Ada', 'token-1')).toEqual([invalid]);
});

test('the CMS sends the provider its secret and the token', async () => {
  const { received, verifyUrl } = await maker();
  const cms = await startFormCms([form], { captcha: keys(verifyUrl) });
  await errorsOf(cms, 'Ada', 'token-1');
  expect(Object.fromEntries(received[0] ?? [])).toEqual({ secret: 'secret', response: 'token-1' });
});

test('a missing token is rejected in the order of the form without a request', async () => {
  const { received, verifyUrl } = await maker();
  const cms = await startFormCms([form], { captcha: keys(verifyUrl) });
  expect(await errorsOf(cms, '')).toEqual([{ id: 1, message: 'This field is required.' }, invalid]);
  expect(received).toEqual([]);
});

test('accepts a repeated submission without a second verification', async () => {
  const { received, verifyUrl } = await maker();
  const cms = await startFormCms([form], { captcha: keys(verifyUrl) });
  const both = await Promise.all([errorsOf(cms, 'Ada', 'token-1', 'key'), errorsOf(cms, 'Ada', 'token-1', 'key')]);
  expect(both).toEqual([null, null]);
  expect(received).toHaveLength(1);
});

const lateLead = {
  id: '1',
  fieldValues: [
    { id: 1, value: 'Ada' },
    { id: 2, value: 'old' },
  ],
};
const late = { 'x-headwater-captcha': 'expired' };

test('only the site can say that a token expired while it held the lead', async () => {
  const { received, verifyUrl } = await maker();
  const cms = await startFormCms([form], { captcha: keys(verifyUrl) });
  expect((await submit(cms, lateLead, late)).data?.submitGfForm?.errors).toEqual([invalid]);
  expect((await submit(cms, lateLead, { ...late, ...asSite })).data?.submitGfForm?.entry).toEqual({ databaseId: 1 });
  expect(received.map((posted) => posted.get('response'))).toEqual(['old']);
});

/** What the CMS says about its captcha to anyone. */
async function publicSettings(cms: Awaited<ReturnType<typeof startFormCms>>) {
  const url = `http://cms.test/graphql?query=${encodeURIComponent('{ gfSettings { recaptcha { publicKey type } } }')}`;
  return (await (await cms.fetch(new Request(url))).json()).data.gfSettings.recaptcha;
}

test('the site key and type of the captcha are public', async () => {
  const cms = await startFormCms([form], { captcha: keys('http://127.0.0.1:9/') });
  expect(await publicSettings(cms)).toEqual({ publicKey: 'site-key', type: 'INVISIBLE' });
});

test('a CMS without keys has no public captcha settings', async () => {
  const cms = await startFormCms([form]);
  expect(await publicSettings(cms)).toEqual({ publicKey: null, type: null });
});

test('an unreachable provider counts as a rejection, and is reported without token or secret', async () => {
  const reported: unknown[] = [];
  const verify = captchaVerifier(keys('http://127.0.0.1:9/siteverify'), (error) => reported.push(error));
  expect(await verify?.('token-1')).toBe(false);
  expect(String(reported[0])).toBe('Error: The captcha could not be verified at http://127.0.0.1:9.');
});

test.each([
  ['the site key', { siteKey: '', secret: 'secret' }],
  ['the secret', { siteKey: 'site-key', secret: '' }],
])('verifies no token without %s', (_what, missing) => {
  const options = { ...keys('http://127.0.0.1:9/siteverify'), ...missing };
  expect(captchaVerifier(options, () => undefined)).toBeUndefined();
});

/** A provider that responds to everything with this text. */
async function providerWith(text: string): Promise<string> {
  const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
}

/** The outcome of a verification to which the provider responds with this text, without a reported failure. */
async function verifiedBy(text: string) {
  const reported: unknown[] = [];
  const verify = captchaVerifier(keys(await providerWith(text)), (error) => reported.push(error));
  const isValid = await verify?.('token-1');
  expect(reported).toEqual([]);
  return isValid;
}

test.each([
  ['{"success":true}', true],
  ...['{"success":false}', '{"success":"true"}', '{"success":1}', '{}', '[]', 'null', 'true', '"success"'].map(
    (response) => [response, false] as const,
  ),
] as const)(
  'whether the provider’s response %s makes a token valid, without a reported failure',
  async (response, isValid) => {
    expect(await verifiedBy(response)).toBe(isValid);
  },
);

test('a response that is not JSON makes a token invalid, and is reported as a failure', async () => {
  const reported: unknown[] = [];
  const verify = captchaVerifier(keys(await providerWith('<h1>Busy</h1>')), (error) => reported.push(error));
  expect(await verify?.('token-1')).toBe(false);
  expect(reported).toHaveLength(1);
});

test('an empty token is invalid without a request to the provider', async () => {
  const { received, verifyUrl } = await maker();
  const verify = captchaVerifier(keys(verifyUrl), (error) => expect.fail(String(error)));
  expect(await verify?.('')).toBe(false);
  expect(received).toEqual([]);
  expect(await verify?.('token-1')).toBe(true);
});
