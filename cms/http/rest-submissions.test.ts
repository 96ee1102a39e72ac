import { expect, test } from 'vitest';
import { startFormCms } from '../testing/form-cms.ts';

const keys = { key: 'ck_test', secret: 'cs_test' };
const cms = await startFormCms(
  [
    {
      id: 1,
      title: 'Ask',
      confirmations: [{ id: 'a', name: 'A', type: 'MESSAGE', message: 'Thanks, {Name:1}' }],
      fields: [
        { type: 'TEXT', id: 1, label: 'Name', isRequired: true },
        { type: 'NAME', id: 2, label: 'Person' },
        {
          type: 'MULTISELECT',
          id: 3,
          label: 'Topics',
          choices: [{ text: 'Parts' }, { text: 'Seals' }, { text: 'Tours' }],
        },
        { type: 'RADIO', id: 4, label: 'Source', choices: [{ text: 'Fair' }], hasOtherChoice: true },
        { type: 'FILEUPLOAD', id: 5, label: 'Plans', canAcceptMultipleFiles: true },
      ],
    },
    {
      id: 2,
      title: 'Moved',
      fields: [{ type: 'TEXT', id: 1 }],
      confirmations: [{ id: 'b', name: 'B', type: 'REDIRECT', url: 'https://shop.example/thanks/' }],
    },
    { id: 3, title: 'Closed', isActive: false, fields: [{ type: 'TEXT', id: 1 }], confirmations: [] },
  ],
  { restKeys: keys, now: () => Date.parse('2026-11-21T12:00:00Z') },
);

const basic = (key: string, secret: string) => `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;

interface Sent {
  form?: string;
  inputs?: readonly (readonly [name: string, value: string | File])[];
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a form as Gravity Forms' REST API takes it. */
async function send({ form = '1', inputs = [], headers = {}, body }: Sent, to: Pick<typeof cms, 'fetch'> = cms) {
  const data = new FormData();
  for (const [name, value] of inputs) data.append(name, value);
  const response = await to.fetch(
    new Request(`http://cms.test/wp-json/gf/v2/forms/${form}/submissions`, {
      method: 'POST',
      body: body ?? data,
      headers: { authorization: basic(keys.key, keys.secret), ...headers },
    }),
  );
  return { status: response.status, headers: response.headers, json: await response.json() };
}

function entryOf(json: { entry_id?: number }) {
  return cms.forms.entries.byId(json.entry_id ?? 0);
}

test('the response to a submission has its entry and the confirmation, is for no cache, and announces what a key does', async () => {
  const { status, headers, json } = await send({ inputs: [['input_1', 'Ada']] });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
  expect([headers.get('cache-control'), headers.get('x-headwater-idempotent')]).toEqual(['no-store', '1']);
  expect(entryOf(json)?.values).toEqual({ 1: 'Ada' });
  expect(json).toEqual({
    is_valid: true,
    page_number: 0,
    source_page_number: 1,
    entry_id: expect.any(Number),
    confirmation_message: expect.stringContaining('Thanks, Ada'),
    confirmation_type: 'message',
  });
});

test('names, several choices, another choice and files are read from the names of their inputs, and texts trimmed', async () => {
  const { json } = await send({
    inputs: [
      ['input_1', ' Ada\n'],
      ...(['2_3', '2_6'] as const).map((id, index) => [`input_${id}`, ['Ada', 'Lovelace'][index] ?? ''] as const),
      ...(['Parts', 'Tours'] as const).map((value) => ['input_3[]', value] as const),
      ['input_4', 'gf_other_choice'],
      ['input_4_other', 'A friend'],
      ['input_5', new File(['one'], 'a.txt')],
      ['input_5', new File(['two'], 'b.txt')],
      ['something_else', 'ignored'],
      ['attachment', new File(['three'], 'c.txt')],
    ],
  });
  const { 5: files = '', ...values } = entryOf(json)?.values ?? {};
  expect(values).toEqual({ 1: 'Ada', 2.3: 'Ada', 2.6: 'Lovelace', 3: '["Parts","Tours"]', 4: 'A friend' });
  expect(['a.txt', 'b.txt', 'c.txt'].map((name) => files.includes(name))).toEqual([true, true, false]);
});

test('a confirmation that redirects names its URL', async () => {
  expect((await send({ form: '2', inputs: [['input_1', 'x']] })).json).toMatchObject({
    confirmation_type: 'redirect',
    confirmation_redirect: 'https://shop.example/thanks/',
  });
});

test('the response names mistakes by their fields, and nothing is stored', async () => {
  const before = cms.forms.entries.count({ formId: 1 });
  const { status, json } = await send({ inputs: [['input_1', '']] });
  expect([status, json]).toEqual([
    400,
    {
      is_valid: false,
      page_number: 1,
      source_page_number: 1,
      validation_messages: { 1: 'This field is required.' },
    },
  ]);
  expect(cms.forms.entries.count({ formId: 1 })).toBe(before);
});

const withKey = (key: string) => send({ inputs: [['input_1', 'Ada']], headers: { 'idempotency-key': key } });

test('the same key gets the same entry, another key another one', async () => {
  const [first, second, other] = [await withKey('lead-7'), await withKey('lead-7'), await withKey('lead-8')];
  expect(second.json).toEqual(first.json);
  expect(other.json.entry_id).not.toBe(first.json.entry_id);
});

const meta = { ip: '198.51.100.7', sourceUrl: 'https://shop.example/contact/', userAgent: 'A browser' };

const withMeta = (secret: Record<string, string>) => {
  const headers = { 'x-headwater-entry-meta': encodeURIComponent(JSON.stringify(meta)), ...secret };
  return send({ inputs: [['input_1', 'Ada']], headers });
};

test('the site names the IP address, the browser and the page of a submission', async () => {
  const { json } = await withMeta({ 'x-faustwp-secret': 'the secret of both' });
  expect(entryOf(json)).toMatchObject(meta);
});

test('a client other than the site names only the page of a submission', async () => {
  const { json } = await withMeta({});
  expect(entryOf(json)).toMatchObject({ ...meta, ip: null, userAgent: null });
});

/** Sends a form with a captcha, about which the site says this. */
async function sendGuarded(captcha: string) {
  const fields = [
    { type: 'TEXT', id: 1 },
    { type: 'CAPTCHA', id: 2 },
  ] as const;
  const guarded = await startFormCms([{ id: 1, title: 'Ask', fields: [...fields], confirmations: [] }], {
    restKeys: keys,
    captcha: { siteKey: 'site', secret: 'secret', verifyUrl: 'http://127.0.0.1:9/', type: 'CHECKBOX' },
  });
  const headers = { 'x-faustwp-secret': 'the secret of both', 'x-headwater-captcha': captcha };
  const { json } = await send({ inputs: [['input_1', 'Ada']], headers }, guarded);
  return { guarded, json };
}

test('an entry says that its captcha had expired according to the site', async () => {
  const { guarded, json } = await sendGuarded('expired');
  expect(guarded.forms.entries.byId(json.entry_id)).toMatchObject({ captcha: 'EXPIRED' });
});

test('a captcha is required when the site says anything but that it has expired', async () => {
  const { json } = await sendGuarded('solved');
  expect(Object.keys(json.validation_messages)).toEqual(['2']);
});

test.each(['not JSON', '%7B', '%', '"text"'])('an origin that cannot be read is left out: %s', async (header) => {
  const { json } = await send({ inputs: [['input_1', 'Ada']], headers: { 'x-headwater-entry-meta': header } });
  expect(entryOf(json)).toMatchObject({ ip: null, sourceUrl: null, userAgent: null });
});

test.each<[string, Sent, number, object]>([
  [
    'without the right keys',
    { headers: { authorization: basic('ck_test', 'guess') } },
    401,
    { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.', data: { status: 401 } },
  ],
  [
    'to a form that does not exist',
    { form: '99' },
    404,
    { code: 'not_found', message: 'Form with id 99 not found', data: { status: 404 } },
  ],
  [
    'that is no form',
    { body: '{}', headers: { 'content-type': 'application/json' } },
    400,
    {
      code: 'missing_params',
      message: 'Expected a form that is sent as multipart/form-data.',
      data: { status: 400 },
    },
  ],
  ['to a closed form', { form: '3' }, 400, { code: 'form_restriction_error', data: { status: 400 } }],
])('a submission %s is refused with the reason', async (_what, sent, status, refusal) => {
  const response = await send(sent);
  expect(response.status).toBe(status);
  expect(response.json).toMatchObject(refusal);
});

test.each([
  ['without keys of its own', {}, 'POST'],
  ['for another method', { restKeys: keys }, 'PUT'],
])('a CMS has no such route %s', async (_what, options, method) => {
  const other = await startFormCms([], options);
  const url = 'http://cms.test/wp-json/gf/v2/forms/1/submissions';
  const headers = { authorization: basic('', '') };
  const response = await other.fetch(new Request(url, { method, headers, body: new FormData() }));
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'rest_no_route' }]);
});
