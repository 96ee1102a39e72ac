import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { makeFormToken } from '../../forms/server/form-token.ts';
import { contactForm, payload, sendJson, startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { goodToken, openDoor, submission } from './testing/forms-door.ts';

async function doorAndCms(options: { postsPerMinute?: number; trustedProxies?: number } = {}) {
  const cms = await startStandInCms();
  return { cms, door: await openDoor({ cmsUrl: cms.url, ...options }) };
}

/** Ends when the outbox holds so many delivered leads. */
function delivered(door: Awaited<ReturnType<typeof openDoor>>, leads: number) {
  return vi.waitFor(() => expect(door.desk.summary().leads.delivered).toBe(leads), { timeout: 15_000, interval: 50 });
}

test('a lead reaches the CMS with what only the server knows, and the visitor reads what the CMS said', async () => {
  const { cms, door } = await doorAndCms();
  const lead = submission();
  const { status, headers, json } = await door.send(lead);
  expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 200, cache: 'no-store' });
  expect(headers.get('retry-after')).toBeNull();
  expect(json).toEqual({
    status: 'sent',
    confirmation: { type: 'message', html: '<p>Thank you, Ada.</p>' },
    entryId: 1,
  });
  expect(cms.entries.get(lead.key)).toMatchObject({
    id: '1',
    fieldValues: lead.values,
    entryMeta: { ip: '127.0.0.1', sourceUrl: 'https://shop.example/contact/?from=ad', userAgent: 'Test browser' },
  });
  expect(cms.headers[0]).toMatchObject({ 'x-faustwp-secret': 'shared' });
  expect(cms.headers[0]).not.toHaveProperty('cookie');
});

test('a double click is one lead, and both clicks hear the same', async () => {
  const { cms, door } = await doorAndCms();
  const lead = submission();
  const answers = await Promise.all(Array.from({ length: 5 }, () => door.send(lead)));
  expect(cms.sentKeys).toEqual([lead.key]);
  for (const { status, json } of answers) expect({ status, json }).toEqual({ status: 200, json: answers[0]?.json });
});

test('the same again gets the same answer; other entries under the same key are refused', async () => {
  const { cms, door } = await doorAndCms();
  const lead = submission();
  const first = await door.send(lead);
  expect(await door.send(lead)).toMatchObject({ status: 200, json: first.json });
  const other = await door.send({ ...lead, values: [{ id: 1, value: 'Somebody else' }] });
  expect(other).toMatchObject({ status: 422, json: { status: 'failed', code: 'key-reused' } });
  expect(cms.sentKeys).toHaveLength(1);
});

test('our own rules are asked before anything is kept', async () => {
  const { cms, door } = await doorAndCms();
  const values = [{ id: 2, emailValues: { value: 'nobody' } }];
  const { status, json } = await door.send({ values, token: goodToken(await door.version()) });
  expect(status).toBe(422);
  expect(json).toMatchObject({ status: 'invalid', errors: [{ id: 1 }, { id: 2 }] });
  expect(cms.sentKeys).toEqual([]);
  expect(new Set(Object.values(door.desk.summary().leads))).toEqual(new Set([0]));
});

test('what the CMS finds wrong is told, and corrected under the same key', async () => {
  const { cms, door } = await doorAndCms();
  const lead = submission();
  cms.answer = (_input, _req, res) => sendJson(res, payload({ errors: [{ id: 1, message: 'Taken.' }] }));
  expect(await door.send(lead)).toMatchObject({
    status: 422,
    json: { status: 'invalid', errors: [{ id: 1, message: 'Taken.' }] },
  });
  expect(door.desk.summary().leads.refused).toBe(1);
  cms.answer = undefined;
  expect(await door.send({ ...lead, values: [{ id: 1, value: 'Countess' }] })).toMatchObject({ status: 200 });
  expect(door.desk.summary().leads).toMatchObject({ refused: 0, delivered: 1 });
});

test('a CMS that stores nothing and says nothing is a failure with a telephone number', async () => {
  const { cms, door } = await doorAndCms();
  cms.answer = (_input, _req, res) => sendJson(res, payload({ errors: [] }));
  const { status, json } = await door.send();
  expect({ status, json }).toMatchObject({ status: 409, json: { status: 'failed', code: 'rejected' } });
  expect(json.message).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
});

test.each([
  ['https://cms.invalid/thanks/', 'https://cms.invalid/thanks/'],
  ['CMS/thanks/?a=1#top', '/thanks/?a=1#top'],
])('a confirmation that leads to %s leads there, from the CMS to a path of ours', async (_shown, target) => {
  // The address of the CMS is known before the site is loaded; in this process it is the default one.
  const url = target.startsWith('/') ? `http://127.0.0.1:8080${target}` : target;
  const { cms, door } = await doorAndCms();
  cms.answer = (_input, _req, res) => sendJson(res, payload({ confirmation: { type: 'REDIRECT', url, message: '' } }));
  expect((await door.send()).json.confirmation).toEqual({ type: 'redirect', url: target });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', '#top', null])(
  'a confirmation that leads to %j is shown as the form’s own words',
  async (url) => {
    const { cms, door } = await doorAndCms();
    cms.answer = (_input, _req, res) =>
      sendJson(res, payload({ confirmation: { type: 'REDIRECT', url, message: '' } }));
    const { json } = await door.send();
    expect(json.confirmation).toEqual({ type: 'message', html: '<p>Thanks.</p>' });
  },
);

test('while the CMS is down leads are kept, and each arrives once when it is back', async () => {
  const { cms, door } = await doorAndCms();
  await door.token();
  await cms.close();
  const leads = [submission(), submission(), submission()];
  for (const lead of leads) {
    expect(await door.send(lead)).toMatchObject({
      status: 200,
      json: { status: 'kept', entryId: null, confirmation: { type: 'message', html: '<p>Thanks.</p>' } },
    });
  }
  expect(await door.send(leads[0])).toMatchObject({ json: { status: 'kept' } });
  await cms.open();
  await delivered(door, 3);
  expect([...cms.entries.keys()].sort()).toEqual(leads.map(({ key }) => key).sort());
  expect(await door.send(leads[0])).toMatchObject({ json: { status: 'sent' } });
}, 20_000);

test.each([
  ['breaks off after it stored the lead', (res: import('node:http').ServerResponse) => void res.destroy()],
  ['answers 502', (res: import('node:http').ServerResponse) => void res.writeHead(502).end('<h1>Bad gateway</h1>')],
  [
    'hides its fault behind 200',
    (res: import('node:http').ServerResponse) =>
      sendJson(res, { submitGfForm: null }, [{ message: 'Internal server error' }]),
  ],
])(
  'a CMS that %s gets the lead once more, under the same key',
  async (_what, fail) => {
    const { cms, door } = await doorAndCms();
    const lead = submission();
    cms.answer = (input, _req, res) => {
      cms.entries.set(input.clientMutationId, input);
      cms.answer = undefined;
      fail(res);
    };
    expect(await door.send(lead)).toMatchObject({ status: 200, json: { status: 'kept' } });
    await delivered(door, 1);
    expect(cms.sentKeys).toEqual([lead.key, lead.key]);
    expect(cms.entries.size).toBe(1);
  },
  20_000,
);

test('a form that was seen once is accepted after a restart without the CMS', async () => {
  const { cms, door } = await doorAndCms();
  await door.token();
  await door.close();
  await cms.close();
  const later = await openDoor({ cmsUrl: cms.url, folder: door.dataFolder });
  expect(await later.send()).toMatchObject({ status: 200, json: { status: 'kept' } });
});

test('what an earlier process left behind is delivered at start', async () => {
  const { cms, door } = await doorAndCms();
  await door.token();
  await cms.close();
  const lead = submission();
  await door.send(lead);
  await door.close();
  await cms.open();
  const later = await openDoor({ cmsUrl: cms.url, folder: door.dataFolder });
  await delivered(later, 1);
  expect([...cms.entries.keys()]).toEqual([lead.key]);
}, 20_000);

test('a form that nobody ever saw cannot be taken while the CMS is down', async () => {
  const { cms, door } = await doorAndCms();
  await cms.close();
  const { status, headers, json } = await door.send();
  expect({ status, json }).toMatchObject({ status: 503, json: { code: 'unavailable' } });
  expect(headers.get('retry-after')).toBe('30');
  const token = await door.token();
  expect([token.status, token.headers.get('retry-after')]).toEqual([503, '30']);
});

test('a token is for one form, signed by us, and lives for a day', async () => {
  const { cms, door } = await doorAndCms();
  for (const token of ['', 'x', goodToken('any', 2), goodToken().replace(/.$/, '')]) {
    expect(await door.send({ token })).toMatchObject({ status: 403, json: { code: 'token-invalid' } });
  }
  const expired = await door.send({ token: makeFormToken(1, 'any', 1_000, Date.now() - 5_000) });
  expect(expired).toMatchObject({ status: 410, json: { code: 'token-expired' } });
  expect(cms.sentKeys).toEqual([]);
  expect(await door.send({ token: expired.json.token })).toMatchObject({ status: 200, json: { status: 'sent' } });
});

test('a token is given for a form that there is', async () => {
  const { cms, door } = await doorAndCms();
  const response = await door.token();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    token: expect.stringMatching(/^1\.1\./),
    expires: expect.stringMatching(/Z$/),
  });
  cms.form = null;
  const other = await startStandInCms();
  other.form = null;
  expect((await (await openDoor({ cmsUrl: other.url })).token()).status).toBe(404);
});

test('entries that a changed form does not take are told apart from mistakes', async () => {
  const { door } = await doorAndCms();
  expect(await door.send({ values: [], token: goodToken(await door.version()) })).toMatchObject({ status: 422 });
  const changed = await door.send({ values: [], token: goodToken('older') });
  expect(changed).toMatchObject({ status: 409, json: { code: 'form-changed', token: expect.any(String) } });
  expect(await door.send({ token: goodToken('older') })).toMatchObject({ status: 200 });
});

test('a form that is closed says so in its own words', async () => {
  const cms = await startStandInCms();
  cms.form = { ...contactForm, isActive: false, entryLimits: { hasLimit: true, limitReachedMessage: '<b>Full</b>.' } };
  const door = await openDoor({ cmsUrl: cms.url });
  expect(await door.send()).toMatchObject({ status: 410, json: { code: 'form-closed', message: 'Full.' } });
});

test('a form that fills up says so in its own words, and the pages that offer it are made anew once', async () => {
  const cms = await startStandInCms();
  cms.form = { ...contactForm, entryLimits: { hasLimit: true, limitReachedMessage: '<b>Full</b>.' } };
  const closed: number[] = [];
  const door = await openDoor({ cmsUrl: cms.url, onClosed: (formId) => void closed.push(formId) });
  cms.answer = (_input, _req, res) => sendJson(res, { submitGfForm: null }, [{ message: 'Full.' }]);
  expect(await door.send()).toMatchObject({ status: 410, json: { code: 'form-closed', message: 'Full.' } });
  expect(await door.send()).toMatchObject({ status: 410 });
  expect(closed).toEqual([1]);
  expect(door.desk.fullForms.until(1)).toBeGreaterThan(Date.now());
  // Whether it is still full, the CMS alone knows: it is asked each time.
  cms.answer = undefined;
  expect(await door.send()).toMatchObject({ status: 200 });
});

test('a captcha field without keys is not asked, and a CMS that insists on it costs no lead', async () => {
  const { cms, door } = await doorAndCms();
  const captcha = { __typename: 'CaptchaField', databaseId: 9, type: 'CAPTCHA', label: 'Check', visibility: 'VISIBLE' };
  cms.form = { ...contactForm, formFields: { nodes: [...contactForm.formFields.nodes, captcha] } };
  expect(await door.send()).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(cms.headers[0]).toMatchObject({ 'x-headwater-captcha': 'expired' });

  const named = [{ formId: 1, types: ['CaptchaField without a site key'] }];
  expect(door.desk.unsupportedFields()).toEqual(named);
  expect(door.logged.filter((line) => line.includes('without a site key'))).toHaveLength(1);

  const errors = [{ id: 9, message: 'The reCAPTCHA was invalid. Go back and try it again.' }];
  cms.answer = (_input, _req, res) => sendJson(res, payload({ errors }));
  expect(await door.send()).toMatchObject({ status: 200, json: { status: 'kept' } });
  expect(door.desk.summary().leads).toMatchObject({ delivered: 1, dead: 1, refused: 0 });
});

/** 10,000 code points, 120 KB in a native form, with backslashes before whatever they could escape. */
const longMessage = [...`C:\\new\\table \\\\ \\' \\" \\0 \n${'😀'.repeat(10_000)}`].slice(0, 10_000).join('');

test.each([
  ['as JSON', 'application/json'],
  ['as a native form', 'application/x-www-form-urlencoded'],
])('a message of ten thousand characters arrives whole and with all its backslashes, sent %s', async (_how, type) => {
  const { cms, door } = await doorAndCms();
  const token = goodToken(await door.version());
  const parts = { ...submission(), token, values: [...submission().values, { id: 3, value: longMessage }] };
  const fields = { hw_token: token, hw_page: '/', input_1: 'Ada', input_2: 'ada@example.com', input_3: longMessage };
  const body = type.endsWith('json') ? JSON.stringify(parts) : new URLSearchParams(fields).toString();
  expect((await door.raw(body, { 'content-type': type })).status).toBe(200);
  expect([...cms.entries.values()][0]?.fieldValues).toContainEqual({ id: 3, value: longMessage });
});

test('a message too long for its field gets an error, with and without JavaScript, and comes back whole', async () => {
  const { cms, door } = await doorAndCms();
  const token = goodToken(await door.version());
  const message = 'x'.repeat(300_000);
  const values = [...submission().values, { id: 3, value: message }];
  const tooLong = { id: 3, message: 'The text entered exceeds the maximum number of characters.' };
  expect(await door.send({ token, values })).toMatchObject({ status: 422, json: { errors: [tooLong] } });
  const fields = { hw_token: token, hw_page: '/', input_1: 'Ada', input_2: 'ada@example.com', input_3: message };
  const encoded = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await door.raw(new URLSearchParams(fields).toString(), encoded)).status).toBe(422);
  expect(door.views[0]).toMatchObject({ answer: { status: 'invalid', errors: [tooLong] } });
  expect(door.views[0]?.again?.values).toContainEqual({ id: 3, value: message });
  expect(cms.sentKeys).toEqual([]);
});

test('a cell of a list beyond ten thousand characters is refused under its field, not cut', async () => {
  const { cms, door } = await doorAndCms();
  const list = { __typename: 'ListField', databaseId: 4, type: 'LIST', label: 'Pumps', visibility: 'VISIBLE' };
  cms.form = { ...contactForm, formFields: { nodes: [...contactForm.formFields.nodes, list] } };
  const token = goodToken(await door.version());
  const send = (cell: string) =>
    door.send({ token, values: [...submission().values, { id: 4, listValues: [{ rowValues: [cell] }] }] });
  const tooLong = { id: 4, message: 'The text entered exceeds the maximum number of characters.' };
  expect(await send('x'.repeat(10_001))).toMatchObject({ status: 422, json: { errors: [tooLong] } });
  expect(cms.sentKeys).toEqual([]);
  const whole = '😀'.repeat(10_000);
  expect(await send(whole)).toMatchObject({ status: 200 });
  expect([...cms.entries.values()][0]?.fieldValues).toContainEqual({ id: 4, listValues: [{ rowValues: [whole] }] });
});

test('a form over 512 KB is answered in words, though the browser sends it to its end', async () => {
  const { door } = await doorAndCms();
  const tooLarge = { status: 'failed', code: 'too-large' };
  expect(await door.send({ values: [{ id: 3, value: 'x'.repeat(2_000_000) }] })).toMatchObject({
    status: 413,
    json: tooLarge,
  });
  const plain = await door.raw(`input_3=${'x'.repeat(2_000_000)}`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(plain.status).toBe(413);
  expect(door.views[0]).toMatchObject({ answer: tooLarge });
});

test('a native form with more inputs than any form has is not looked at', async () => {
  const { cms, door } = await doorAndCms();
  const body = `hw_token=${goodToken(await door.version())}&${'a&'.repeat(10_000)}`;
  const encoded = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await door.raw(body, encoded)).status).toBe(400);
  expect(cms.sentKeys).toEqual([]);
});

test('without JavaScript the same form is one lead, and is shown again when something is wrong', async () => {
  const { cms, door } = await doorAndCms();
  const encoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const token = goodToken(await door.version());
  const fields = { hw_token: token, hw_page: '/contact/', input_1: 'Ada', input_2: 'ada@example.com' };
  const body = new URLSearchParams(fields).toString();
  expect((await door.raw(body, encoded)).status).toBe(200);
  expect((await door.raw(body, encoded)).status).toBe(200);
  expect(cms.entries.size).toBe(1);
  expect(door.views[0]).toMatchObject({ status: 200, page: '/contact/', answer: { status: 'sent' } });

  const wrong = new URLSearchParams({ ...fields, input_2: 'nobody' }).toString();
  expect((await door.raw(wrong, encoded)).status).toBe(422);
  const again = door.views.at(-1)?.again;
  expect(again?.values).toEqual(
    expect.arrayContaining([
      { id: 1, value: 'Ada' },
      expect.objectContaining({ id: 2, emailValues: expect.objectContaining({ value: 'nobody' }) }),
    ]),
  );
  // Whoever is shown the form again may send it at once.
  const corrected = new URLSearchParams({ ...fields, hw_token: again?.token ?? '', input_1: 'Countess' }).toString();
  expect((await door.raw(corrected, encoded)).status).toBe(200);
  expect(cms.entries.size).toBe(2);
});

test('without JavaScript a form whose token expired comes back with everything typed, and can be sent at once', async () => {
  const { cms, door } = await doorAndCms();
  const encoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const expired = makeFormToken(1, await door.version(), 1_000, Date.now() - 5_000);
  const fields = { hw_page: '/contact/', input_1: 'Ada', input_2: 'ada@example.com', input_3: 'One\\two' };
  const send = (token: string) => door.raw(new URLSearchParams({ ...fields, hw_token: token }).toString(), encoded);
  expect((await send(expired)).status).toBe(410);
  const [view] = door.views;
  expect(view).toMatchObject({ status: 410, page: '/contact/', answer: { status: 'failed', code: 'token-expired' } });
  expect(view?.again?.values).toEqual([
    { id: 1, value: 'Ada' },
    { id: 2, emailValues: { value: 'ada@example.com' } },
    { id: 3, value: 'One\\two' },
  ]);
  expect(cms.sentKeys).toEqual([]);
  expect((await send(view?.again?.token ?? '')).status).toBe(200);
});

test('five forms a minute from one address, and everybody else may send', async () => {
  const { door } = await doorAndCms({ postsPerMinute: 5, trustedProxies: 1 });
  const from = (address: string) => door.send({}, { 'x-forwarded-for': address });
  for (let form = 0; form < 5; form += 1) expect((await from('198.51.100.1')).status).toBe(200);
  const refused = await from('198.51.100.1');
  expect(refused).toMatchObject({ status: 429, json: { code: 'rate-limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('6.6.6.6, 198.51.100.1')).status, 'what a visitor makes up does not count').toBe(429);
  expect((await from('198.51.100.2')).status).toBe(200);
});

test('nothing of what a visitor sent gets into the log', async () => {
  const { cms, door } = await doorAndCms();
  const values = [
    { id: 1, value: 'Marker-Name' },
    { id: 2, emailValues: { value: 'marker@example.com' } },
  ];
  const headers = { 'user-agent': 'Marker-Agent' };
  await door.send({ values }, headers);
  cms.answer = (_input, _req, res) => sendJson(res, { submitGfForm: null }, [{ message: '"Marker-Name" is no name' }]);
  await door.send({ values }, headers);
  await cms.close();
  await door.send({ values, key: randomUUID() }, headers);
  expect(door.logged.length).toBeGreaterThan(1);
  expect(door.logged.join('\n')).not.toMatch(/marker/i);
});
