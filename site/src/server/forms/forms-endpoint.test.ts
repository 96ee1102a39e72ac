import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { makeFormToken } from '../../forms/server/form-token.ts';
import { contactForm, payload, sendJson, startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { type FormsServer, goodToken, startFormsServer, submission } from './testing/forms-server.ts';

async function startSiteAndCms(options: { postsPerMinute?: number; trustedProxies?: number } = {}) {
  const cms = await startStandInCms();
  return { cms, site: await startFormsServer({ cmsUrl: cms.url, ...options }) };
}

/** Resolves when this many leads are delivered. */
function delivered(site: FormsServer, leads: number) {
  return vi.waitFor(async () => expect((await site.leadService.summary()).leads.delivered).toBe(leads), {
    timeout: 15_000,
    interval: 50,
  });
}

test('a lead reaches the CMS with what is known of its visitor and the secret, and is confirmed by the CMS', async () => {
  const { cms, site } = await startSiteAndCms();
  const lead = submission();
  const { status, headers, json } = await site.send(lead);
  expect(cms.entries.get(lead.key)).toMatchObject({
    id: '1',
    fieldValues: lead.values,
    entryMeta: { ip: '127.0.0.1', sourceUrl: 'https://shop.example/contact/?from=ad', userAgent: 'Test browser' },
  });
  expect(cms.headers[0]).toMatchObject({ 'x-faustwp-secret': 'shared' });
  expect(cms.headers[0]).not.toHaveProperty('cookie');
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([200, 'no-store', null]);
  const confirmation = { type: 'message', html: '<p>Thank you, Ada.</p>' };
  expect(json).toEqual({ status: 'sent', confirmation, entryId: 1 });
});

test('a lead that is sent again, also by a double click, is one lead with one response', async () => {
  const { cms, site } = await startSiteAndCms();
  const lead = submission();
  const responses = await Promise.all(Array.from({ length: 5 }, () => site.send(lead)));
  responses.push(await site.send(lead));
  expect(cms.sentKeys).toEqual([lead.key]);
  for (const { status, json } of responses) expect({ status, json }).toEqual({ status: 200, json: responses[0]?.json });
});

test('other entries under the key of an earlier lead are refused', async () => {
  const { cms, site } = await startSiteAndCms();
  const lead = submission();
  await site.send(lead);
  const other = await site.send({ ...lead, values: [{ id: 1, value: 'Somebody else' }] });
  expect(other).toMatchObject({ status: 422, json: { status: 'failed', code: 'key-reused' } });
  expect(cms.sentKeys).toHaveLength(1);
});

test("validates a submission by the form's rules before it is stored", async () => {
  const { cms, site } = await startSiteAndCms();
  const values = [{ id: 2, emailValues: { value: 'nobody' } }];
  const { status, json } = await site.send({ values, token: goodToken(await site.version()) });
  expect(status).toBe(422);
  expect(json).toMatchObject({ status: 'invalid', errors: [{ id: 1 }, { id: 2 }] });
  expect(cms.sentKeys).toEqual([]);
  expect(new Set(Object.values((await site.leadService.summary()).leads))).toEqual(new Set([0]));
});

test("a visitor gets the CMS's field errors, and the correction is accepted under the same key", async () => {
  const { cms, site } = await startSiteAndCms();
  const lead = submission();
  cms.respond = (_input, _req, res) => sendJson(res, payload({ errors: [{ id: 1, message: 'Taken.' }] }));
  const refused = { status: 422, json: { status: 'invalid', errors: [{ id: 1, message: 'Taken.' }] } };
  expect(await site.send(lead)).toMatchObject(refused);
  expect((await site.leadService.summary()).leads.refused).toBe(1);
  cms.respond = undefined;
  expect(await site.send({ ...lead, values: [{ id: 1, value: 'Countess' }] })).toMatchObject({ status: 200 });
  expect((await site.leadService.summary()).leads).toMatchObject({ refused: 0, delivered: 1 });
});

test('a visitor whose lead the CMS neither stores nor refuses reads a telephone number', async () => {
  const { cms, site } = await startSiteAndCms();
  cms.respond = (_input, _req, res) => sendJson(res, payload({ errors: [] }));
  const { status, json } = await site.send();
  expect({ status, json }).toMatchObject({ status: 409, json: { status: 'failed', code: 'rejected' } });
  expect(json.message).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
});

const thanks = { type: 'message', html: '<p>Thanks.</p>' };

test.each([
  [
    'of another host keeps its URL',
    'https://cms.invalid/thanks/',
    { type: 'redirect', url: 'https://cms.invalid/thanks/' },
  ],
  // The URL of the CMS is read from the environment when the site is loaded: here it is the default one.
  [
    'of the CMS leads to the site',
    'http://127.0.0.1:8080/thanks/?a=1#top',
    { type: 'redirect', url: '/thanks/?a=1#top' },
  ],
  ...['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', '#top', null].map(
    (url) => [`to ${url} is replaced by the form's message`, url, thanks] as const,
  ),
] as const)('a confirmation with a redirect %s', async (_what, url, confirmation) => {
  const { cms, site } = await startSiteAndCms();
  cms.respond = (_input, _req, res) => sendJson(res, payload({ confirmation: { type: 'REDIRECT', url, message: '' } }));
  expect((await site.send()).json.confirmation).toEqual(confirmation);
});

test('each lead sent while the CMS is down is delivered once, when the CMS is back', async () => {
  const { cms, site } = await startSiteAndCms();
  await site.token();
  await cms.close();
  const leads = [submission(), submission(), submission()];
  for (const lead of leads) {
    expect(await site.send(lead)).toMatchObject({
      status: 200,
      json: { status: 'kept', entryId: null, confirmation: { type: 'message', html: '<p>Thanks.</p>' } },
    });
  }
  expect(await site.send(leads[0])).toMatchObject({ json: { status: 'kept' } });
  await cms.open();
  await delivered(site, 3);
  expect([...cms.entries.keys()].sort()).toEqual(leads.map(({ key }) => key).sort());
  expect(await site.send(leads[0])).toMatchObject({ json: { status: 'sent' } });
}, 20_000);

test('a restarted site accepts a form whose definition is stored, and delivers leads of an earlier process', async () => {
  const { cms, site } = await startSiteAndCms();
  await site.token();
  await cms.close();
  const [lead, next] = [submission(), submission()];
  await site.send(lead);
  await site.close();
  const later = await startFormsServer({ cmsUrl: cms.url, folder: site.dataFolder });
  expect(await later.send(next)).toMatchObject({ status: 200, json: { status: 'kept' } });
  await later.close();
  await cms.open();
  const last = await startFormsServer({ cmsUrl: cms.url, folder: site.dataFolder });
  await delivered(last, 2);
  expect([...cms.entries.keys()].sort()).toEqual([lead.key, next.key].sort());
}, 20_000);

test('while the CMS is down, a form without a stored definition is unavailable', async () => {
  const { cms, site } = await startSiteAndCms();
  await cms.close();
  const { status, headers, json } = await site.send();
  expect({ status, json }).toMatchObject({ status: 503, json: { code: 'unavailable' } });
  expect(headers.get('retry-after')).toBe('30');
  const token = await site.token();
  expect([token.status, token.headers.get('retry-after')]).toEqual([503, '30']);
});

test('a form is refused without a signed token of its own', async () => {
  const { cms, site } = await startSiteAndCms();
  for (const token of ['', 'x', goodToken('any', 2), goodToken().replace(/.$/, '')]) {
    expect(await site.send({ token })).toMatchObject({ status: 403, json: { code: 'token-invalid' } });
  }
  expect(cms.sentKeys).toEqual([]);
});

test('a form with an expired token gets a fresh one, with which it is accepted', async () => {
  const { cms, site } = await startSiteAndCms();
  const expired = await site.send({ token: makeFormToken(1, 'any', 1_000, Date.now() - 5_000) });
  expect(expired).toMatchObject({ status: 410, json: { code: 'token-expired' } });
  expect(cms.sentKeys).toEqual([]);
  expect(await site.send({ token: expired.json.token })).toMatchObject({ status: 200, json: { status: 'sent' } });
});

test('a token of a form is issued with the time of its end, and not stored', async () => {
  const response = await (await startSiteAndCms()).site.token();
  expect(response.headers.get('cache-control')).toBe('no-store');
  const expires = expect.stringMatching(/Z$/);
  expect(await response.json()).toEqual({ token: expect.stringMatching(/^1\.1\./), expires });
});

test('distinguishes entries that do not fit a changed form from mistakes', async () => {
  const { site } = await startSiteAndCms();
  expect(await site.send({ values: [], token: goodToken(await site.version()) })).toMatchObject({ status: 422 });
  const changed = await site.send({ values: [], token: goodToken('older') });
  expect(changed).toMatchObject({ status: 409, json: { code: 'form-changed', token: expect.any(String) } });
  expect(await site.send({ token: goodToken('older') })).toMatchObject({ status: 200 });
});

test("the response to a closed form is the form's own message", async () => {
  const cms = await startStandInCms();
  cms.form = { ...contactForm, isActive: false, entryLimits: { hasLimit: true, limitReachedMessage: '<b>Full</b>.' } };
  const site = await startFormsServer({ cmsUrl: cms.url });
  expect(await site.send()).toMatchObject({ status: 410, json: { code: 'form-closed', message: 'Full.' } });
});

test('a full form has its own message, its pages are purged once, and the CMS says when it has room again', async () => {
  const cms = await startStandInCms();
  cms.form = { ...contactForm, entryLimits: { hasLimit: true, limitReachedMessage: '<b>Full</b>.' } };
  cms.respond = (_input, _req, res) => sendJson(res, { submitGfForm: null }, [{ message: 'Full.' }]);
  const closed: number[] = [];
  const site = await startFormsServer({ cmsUrl: cms.url, onClosed: (id) => void closed.push(id) });
  for (const _visitor of [1, 2])
    expect(await site.send()).toMatchObject({ status: 410, json: { code: 'form-closed', message: 'Full.' } });
  expect(site.leadService.fullForms.until(1)).toBeGreaterThan(Date.now());
  expect(closed).toEqual([1]);
  cms.respond = undefined;
  expect(await site.send()).toMatchObject({ status: 200 });
});

const captchaErrors = payload({ errors: [{ id: 9, message: 'The reCAPTCHA was invalid. Go back and try it again.' }] });

/** The form has a captcha; the CMS has no site key for it. */
async function startCaptchaForm() {
  const { cms, site } = await startSiteAndCms();
  const captcha = { __typename: 'CaptchaField', databaseId: 9, type: 'CAPTCHA', label: 'Check', visibility: 'VISIBLE' };
  cms.form = { ...contactForm, formFields: { nodes: [...contactForm.formFields.nodes, captcha] } };
  return { cms, site };
}

test('a form whose captcha has no site key is accepted, and the field is logged once as unsupported', async () => {
  const { cms, site } = await startCaptchaForm();
  expect(await site.send()).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(cms.headers[0]).toMatchObject({ 'x-headwater-captcha': 'expired' });
  const named = [{ formId: 1, types: ['CaptchaField without a site key'] }];
  expect(site.leadService.unsupportedFields()).toEqual(named);
  await site.send();
  expect(site.logged.filter((line) => line.includes('without a site key'))).toHaveLength(1);
});

test('a lead that the CMS rejects because of a captcha without a site key is stored', async () => {
  const { cms, site } = await startCaptchaForm();
  cms.respond = (_input, _req, res) => sendJson(res, captchaErrors);
  expect(await site.send()).toMatchObject({ status: 200, json: { status: 'kept' } });
  expect((await site.leadService.summary()).leads).toMatchObject({ delivered: 0, dead: 1, refused: 0 });
});

const recaptcha = { publicKey: 'key', type: 'INVISIBLE' };
const withCaptchaToken = (token: string) => ({ values: [...submission().values, { id: 9, value: token }] });

test('only a lead without the token of its captcha is sent as unverified', async () => {
  const { cms, site } = await startCaptchaForm();
  cms.recaptcha = recaptcha;
  expect(await site.send()).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(await site.send(withCaptchaToken('a token'))).toMatchObject({ status: 200, json: { status: 'sent' } });
  const [without, verified] = cms.headers;
  expect(without).toMatchObject({ 'x-headwater-captcha': 'expired' });
  expect(without?.['x-headwater-flags']).toContain('unverified');
  expect(verified).not.toHaveProperty('x-headwater-captcha');
  expect(verified?.['x-headwater-flags'] ?? '').not.toContain('unverified');
});

test('when the CMS insists on a captcha, no token is left to a person, and a wrong one to the visitor', async () => {
  const { cms, site } = await startCaptchaForm();
  cms.recaptcha = recaptcha;
  cms.respond = (_input, _req, res) => sendJson(res, captchaErrors);
  const held = submission();
  const kept = { status: 200, json: { status: 'kept', confirmation: { html: '<p>Thanks.</p>' } } };
  expect(await site.send(held)).toMatchObject(kept);
  expect(await site.send(held)).toMatchObject(kept);
  expect((await site.leadService.summary()).leads).toMatchObject({ delivered: 0, 'needs-person': 1, refused: 0 });
  expect(await site.send(withCaptchaToken('bad'))).toMatchObject({ status: 422 });
});

/** 10,000 code points, 120 KB in a native form, with backslashes before characters that they could escape. */
const longMessage = [...`C:\\new\\table \\\\ \\' \\" \\0 \n${'😀'.repeat(10_000)}`].slice(0, 10_000).join('');

test.each([
  ['as JSON', 'application/json'],
  ['as a native form', 'application/x-www-form-urlencoded'],
])('a message of ten thousand characters arrives with all its backslashes, sent %s', async (_how, type) => {
  const { cms, site } = await startSiteAndCms();
  const token = goodToken(await site.version());
  const parts = { ...submission(), token, values: [...submission().values, { id: 3, value: longMessage }] };
  const fields = { hw_token: token, hw_page: '/', input_1: 'Ada', input_2: 'ada@example.com', input_3: longMessage };
  const body = type.endsWith('json') ? JSON.stringify(parts) : new URLSearchParams(fields).toString();
  expect((await site.raw(body, { 'content-type': type })).status).toBe(200);
  expect([...cms.entries.values()][0]?.fieldValues).toContainEqual({ id: 3, value: longMessage });
});

const encoded = { 'content-type': 'application/x-www-form-urlencoded' };
/** Sends the form as a browser without JavaScript does. */
const sendPlain = (site: FormsServer, fields: Record<string, string>) =>
  site.raw(new URLSearchParams(fields).toString(), encoded);
const tooLong = (id: number) => ({ id, message: 'The text entered exceeds the maximum number of characters.' });
const veryLong = 'x'.repeat(300_000);

test('a message too long for its field is an error of the field, and without JavaScript shown again uncut', async () => {
  const { cms, site } = await startSiteAndCms();
  const token = goodToken(await site.version());
  const message = { id: 3, value: veryLong };
  const sent = await site.send({ token, values: [...submission().values, message] });
  expect(sent).toMatchObject({ status: 422, json: { errors: [tooLong(3)] } });
  const fields = { hw_token: token, hw_page: '/', input_1: 'Ada', input_2: 'ada@example.com', input_3: veryLong };
  expect((await sendPlain(site, fields)).status).toBe(422);
  expect(site.views[0]).toMatchObject({ response: { status: 'invalid', errors: [tooLong(3)] } });
  expect(site.views[0]?.again?.values).toContainEqual(message);
  expect(cms.sentKeys).toEqual([]);
});

test.each([
  ['of ten thousand characters arrives uncut', '😀'.repeat(10_000), 200],
  ['of more is an error of its field', 'x'.repeat(10_001), 422],
])('a list cell %s', async (_what, cell, status) => {
  const { cms, site } = await startSiteAndCms();
  const list = { __typename: 'ListField', databaseId: 4, type: 'LIST', label: 'Pumps', visibility: 'VISIBLE' };
  cms.form = { ...contactForm, formFields: { nodes: [...contactForm.formFields.nodes, list] } };
  const pumps = { id: 4, listValues: [{ rowValues: [cell] }] };
  const token = goodToken(await site.version());
  const sent = await site.send({ token, values: [...submission().values, pumps] });
  expect(sent).toMatchObject({ status, ...(status === 422 && { json: { errors: [tooLong(4)] } }) });
  const stored = [...cms.entries.values()].map(({ fieldValues }) => fieldValues);
  expect(stored).toEqual(status === 200 ? [expect.arrayContaining([pumps])] : []);
});

test('a visitor gets a readable response to a form over 512 KB, also without JavaScript', async () => {
  const { site } = await startSiteAndCms();
  const tooLarge = { status: 'failed', code: 'too-large' };
  const value = 'x'.repeat(2_000_000);
  expect(await site.send({ values: [{ id: 3, value }] })).toMatchObject({ status: 413, json: tooLarge });
  expect((await sendPlain(site, { input_3: value })).status).toBe(413);
  expect(site.views[0]).toMatchObject({ response: tooLarge });
});

const ada = { hw_page: '/contact/', input_1: 'Ada', input_2: 'ada@example.com' };

test('without JavaScript, a form that is sent twice is one lead, and the same from another page another', async () => {
  const { cms, site } = await startSiteAndCms();
  const version = await site.version();
  const [page, another] = [9_000, 8_000].map((age) => makeFormToken(1, version, 3_600_000, Date.now() - age));
  for (const [token = '', entries] of [
    [page, 1],
    [page, 1],
    [another, 2],
  ] as const) {
    expect((await sendPlain(site, { ...ada, hw_token: token })).status).toBe(200);
    expect(cms.entries.size).toBe(entries);
  }
  expect(site.views[0]).toMatchObject({ status: 200, page: '/contact/', response: { status: 'sent' } });
});

test('without JavaScript, an invalid form is shown again with its values, ready to be sent', async () => {
  const { cms, site } = await startSiteAndCms();
  const fields = { ...ada, hw_token: goodToken(await site.version()) };
  expect((await sendPlain(site, { ...fields, input_2: 'nobody' })).status).toBe(422);
  const again = site.views.at(-1)?.again;
  expect(again?.values).toEqual(
    expect.arrayContaining([
      { id: 1, value: 'Ada' },
      expect.objectContaining({ id: 2, emailValues: expect.objectContaining({ value: 'nobody' }) }),
    ]),
  );
  const corrected = { ...fields, hw_token: again?.token ?? '', input_1: 'Countess' };
  expect((await sendPlain(site, corrected)).status).toBe(200);
  expect(cms.entries.size).toBe(1);
});

test('without JavaScript, a form with an expired token is shown again with its values, ready to be sent', async () => {
  const { cms, site } = await startSiteAndCms();
  const expired = makeFormToken(1, await site.version(), 1_000, Date.now() - 5_000);
  const send = (token: string) => sendPlain(site, { ...ada, input_3: 'One\\two', hw_token: token });
  expect((await send(expired)).status).toBe(410);
  const [view] = site.views;
  expect(view).toMatchObject({ status: 410, page: '/contact/', response: { status: 'failed', code: 'token-expired' } });
  expect(view?.again?.values).toEqual([
    { id: 1, value: 'Ada' },
    { id: 2, emailValues: { value: 'ada@example.com' } },
    { id: 3, value: 'One\\two' },
  ]);
  expect(cms.sentKeys).toEqual([]);
  expect((await send(view?.again?.token ?? '')).status).toBe(200);
});

test('an IP address that sends too many forms in a minute has to wait, also with a forged X-Forwarded-For', async () => {
  const { site } = await startSiteAndCms({ postsPerMinute: 5, trustedProxies: 1 });
  const from = (address: string) => site.send({}, { 'x-forwarded-for': address });
  for (let form = 0; form < 5; form += 1) expect((await from('198.51.100.1')).status).toBe(200);
  const refused = await from('198.51.100.1');
  expect(refused).toMatchObject({ status: 429, json: { code: 'rate-limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('6.6.6.6, 198.51.100.1')).status).toBe(429);
  expect((await from('198.51.100.2')).status).toBe(200);
});

test("a visitor's entries and browser are not logged", async () => {
  const { cms, site } = await startSiteAndCms();
  const values = [
    { id: 1, value: 'Marker-Name' },
    { id: 2, emailValues: { value: 'marker@example.com' } },
  ];
  const headers = { 'user-agent': 'Marker-Agent' };
  await site.send({ values }, headers);
  cms.respond = (_input, _req, res) =>
    sendJson(res, { submitGfForm: null }, [{ message: '"Marker-Name" is not a name' }]);
  await site.send({ values }, headers);
  await cms.close();
  await site.send({ values, key: randomUUID() }, headers);
  expect(site.logged.length).toBeGreaterThan(1);
  expect(site.logged.join('\n')).not.toMatch(/marker/i);
});
