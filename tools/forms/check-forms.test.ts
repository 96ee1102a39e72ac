import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noCaptcha } from '@headwater/cms/forms/captcha/verify-captcha.ts';
import { nodeServer } from '@headwater/cms/http/node-server.ts';
import { startFormCms } from '@headwater/cms/testing/form-cms.ts';
import { smallForm } from '@headwater/cms/testing/small-form.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CommandError } from '../command-error.ts';
import { checkForms } from './check-forms.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headwater-forms-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Serves a CMS over HTTP until the test has finished. */
async function served(handle: (request: Request) => Promise<Response>): Promise<string> {
  const server = nodeServer(handle, () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function fileOf(content: string): Promise<string> {
  const path = join(folder, 'forms.json');
  await writeFile(path, content);
  return path;
}

test('fails with a report of each field of an export that does not work', async () => {
  const fields = [
    { id: 1, type: 'text', label: 'Name' },
    { id: 2, type: 'signature', label: 'Sign' },
  ];
  const { text, exitCode } = await checkForms(
    await fileOf(JSON.stringify({ 0: { id: 5, title: 'Contract', fields } })),
  );
  expect(text).toMatch(
    /Form 5, "Contract": 1 of its settings[\s\S]*LOST {5}field 2, Sign: Signatures[\s\S]*0 of 1 forms/,
  );
  expect(exitCode).toBe(1);
});

test('differences alone do not fail', async () => {
  const form = { id: 5, title: 'Late', fields: [], scheduleForm: true };
  expect((await checkForms(await fileOf(JSON.stringify({ 0: form })))).exitCode).toBe(0);
});

test.each([
  ['{', 'damaged or incomplete'],
  ['{"version":"2"}', 'contains no form'],
])('says why %s is not an export', async (content, reason) => {
  const path = await fileOf(content);
  await expect(checkForms(path)).rejects.toThrow(CommandError);
  await expect(checkForms(path)).rejects.toThrow(reason);
});

test('a file that is not there is named', async () => {
  await expect(checkForms(join(folder, 'gone.json'))).rejects.toThrow('cannot be read (ENOENT)');
});

test('reads the forms of a live CMS, each page of them once', async () => {
  const cms = await startFormCms([
    smallForm,
    {
      ...smallForm,
      id: 2,
      title: 'Order',
      fields: [
        { type: 'TEXT', id: 1, label: 'Who', defaultValue: '{user:email}' },
        { type: 'NUMBER', id: 2, label: 'Sum', calculationFormula: 'round({Price:1})' },
        { type: 'NUMBER', id: 3, label: 'Half', calculationFormula: '({Price:1} 2' },
      ],
    },
  ]);
  let requests = 0;
  const url = await served((request) => {
    requests += 1;
    return cms.fetch(request);
  });
  const { text } = await checkForms(url);
  expect(text).toContain('Form 1, "Contact us": everything works (18 fields).');
  expect(text).toContain('field 1, Who: The merge tag in the default value {user:email}');
  expect(text).toContain('field 2, Sum: Its formula is not calculated');
  expect(text).toContain('field 3, Half: Its formula is not calculated');
  expect(requests).toBe(1);
});

const twelveForms = Array.from({ length: 12 }, (_, index) => ({
  ...smallForm,
  id: index + 1,
  title: `Form ${index + 1}`,
  fields: [{ type: 'TEXT', id: 1, label: 'Who', isRequired: true }] as const,
}));
const withTwelveForms = await startFormCms(twelveForms);

// Of a WordPress in its own directory, FaustWP redirects /graphql to the site.
test.each([
  ['', '/index.php?graphql'],
  ['/', '/index.php?graphql'],
  ['/graphql', '/graphql'],
  ['/graphql/', '/graphql/'],
])('requests more forms than fit on a page, at the URL with "%s" at %s', async (path, endpoint) => {
  const received: unknown[] = [];
  const url = await served(async (request) => {
    const body = await request.text();
    expect(request.url.endsWith(endpoint)).toBe(true);
    received.push(JSON.parse(body).variables.after === null);
    return withTwelveForms.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
  });
  const { text } = await checkForms(`${url}${path}`);
  for (const { title } of twelveForms) expect(text.match(new RegExp(`"${title}"`, 'g')), title).toHaveLength(1);
  expect(text).toContain('12 of 12 forms lose nothing.');
  expect(received).toEqual([true, false]);
});

test('file fields of a CMS that takes no files are lost', async () => {
  const upload = { type: 'FILEUPLOAD', id: 1, label: 'Drawing', isRequired: true } as const;
  const cms = await startFormCms([{ ...smallForm, fields: [upload] }]);
  expect((await checkForms(await served(cms.fetch))).text).toContain('everything works (1 fields)');
  const withoutFiles = await served(async (request) => {
    const body = await request.text();
    if (body.includes('fileUploadValues'))
      return Response.json({
        errors: [{ message: 'Field "fileUploadValues" is not defined by type "FormFieldValuesInput".' }],
      });
    return cms.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
  });
  const { text, exitCode } = await checkForms(withoutFiles);
  expect(text).toMatch(/LOST {5}field 1, Drawing: This WordPress takes no files.*required.*WPGraphQL Upload/);
  expect(exitCode).toBe(1);
});

test('a captcha of a CMS without a site key is reported, as the doctor does', async () => {
  const fields = [{ type: 'CAPTCHA', id: 1, label: 'Not a robot' }] as const;
  const check = async (keys: object) => {
    const cms = await startFormCms([{ ...smallForm, fields }], { captcha: { ...noCaptcha, ...keys } });
    return (await checkForms(await served(cms.fetch))).text;
  };
  expect(await check({})).toMatch(/differs {2}field 1, Not a robot: The CMS has no site key for it/);
  expect(await check({ siteKey: 'key', secret: 'secret' })).toContain('everything works (1 fields)');
});

test('a CMS whose list of forms never ends is named', async () => {
  const gfForms = {
    pageInfo: { hasNextPage: true, endCursor: 'again' },
    nodes: [{ databaseId: 1, title: 'Contact', formFields: { nodes: [] } }],
  };
  const url = await served(async () => Response.json({ data: { gfForms } }));
  await expect(checkForms(url)).rejects.toThrow('goes on after 1 forms without listing another one');
});

test('a CMS without forms is reported as such', async () => {
  const cms = await startFormCms([]);
  expect(await checkForms(await served(cms.fetch))).toEqual({ text: 'There are no forms.', exitCode: 0 });
});

test('a CMS that lists no forms is named with its reason, or without one', async () => {
  const refusing = await served(async () => Response.json({ errors: [{ message: 'No such field "gfForms"' }] }));
  await expect(checkForms(refusing)).rejects.toThrow(
    `${refusing}/index.php?graphql lists no forms: No such field "gfForms".`,
  );
  const silent = await served(async () => Response.json({ data: { gfForms: null } }));
  await expect(checkForms(silent)).rejects.toThrow('lists no forms: no reason given.');
});

test('a WordPress that lacks a type of the contract is read without details', async () => {
  const cms = await startFormCms([{ ...smallForm, fields: [{ type: 'TEXT', id: 1, label: 'Who' }] }]);
  const url = await served(async (request) => {
    const body = await request.text();
    if (body.includes('... on TotalField'))
      return Response.json({ errors: [{ message: 'Unknown type "TotalField".' }] });
    return cms.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
  });
  expect((await checkForms(url)).text).toContain('everything works (1 fields)');
});

test('a server without GraphQL is named', async () => {
  const checked = checkForms('http://127.0.0.1:9/');
  await expect(checked).rejects.toThrow('http://127.0.0.1:9/index.php?graphql did not respond with GraphQL (');
  await expect(checked).rejects.toThrow('Give the URL of a WordPress with WPGraphQL for Gravity Forms');
});

test.each([
  ['gives no IDs for the choices of a field', [null, null], 'WordPress gives no IDs for its choices'],
  ['gives the IDs of the choices', [{ id: 1.1 }, { id: 1.5 }], 'everything works (1 fields)'],
])('says what is so when a live WordPress %s', async (_what, inputs, expected) => {
  const field = { databaseId: 1, type: 'MULTI_CHOICE', inputType: 'CHECKBOX', label: 'Pumps', inputs };
  const errors = inputs[0] ? undefined : [{ message: 'The type does not exist in the schema.' }];
  const form = { databaseId: 1, title: 'Pumps', formFields: { nodes: [field] } };
  const gfForms = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [form] };
  const url = await served(async () => Response.json({ data: { gfForms }, errors }));
  expect((await checkForms(url)).text).toContain(expected);
});

test('a form whose fields a live WordPress cannot describe is reported beside the others', async () => {
  const name = { databaseId: 1, type: 'TEXT', inputType: 'TEXT', label: 'Name' };
  const nodes = [
    { databaseId: 1, title: 'Contract', formFields: { nodes: null } },
    { databaseId: 2, title: 'Receipt', formFields: null },
    { databaseId: 3, title: 'Question', formFields: { nodes: [name] } },
  ];
  const gfForms = { pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  const errors = [{ message: 'Internal server error' }];
  const { text, exitCode } = await checkForms(await served(async () => Response.json({ data: { gfForms }, errors })));
  expect(text.match(/LOST {5}field 0, a field that WordPress cannot describe/g)).toHaveLength(2);
  expect(text).toContain('Form 3, "Question": everything works (1 fields).');
  expect(exitCode).toBe(1);
});
