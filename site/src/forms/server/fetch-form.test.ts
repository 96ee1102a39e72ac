import { expect, test } from 'vitest';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { fetchForm } from './fetch-form.ts';

const nulls = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]));
const text = (databaseId: number) => ({
  ...nulls(
    'layoutGridColumnSpan label labelPlacement descriptionPlacement description cssClass errorMessage isRequired',
  ),
  ...nulls(
    'conditionalLogic canPrepopulate placeholder size defaultValue hasAutocomplete inputName autocompleteAttribute',
  ),
  ...nulls('maxLength hasInputMask inputMaskValue isPasswordInput'),
  ...{ __typename: 'TextField', databaseId, type: 'TEXT', visibility: 'VISIBLE' },
});
/** A form without settings. */
const bareForm = {
  ...nulls(
    'title description cssClass isActive isTrash labelPlacement descriptionPlacement subLabelPlacement pagination',
  ),
  ...nulls('requiredIndicator customRequiredIndicator hasValidationSummary submitButton confirmations saveAndContinue'),
  ...nulls('scheduling entryLimits'),
  databaseId: 1,
};
/** The message of WPGraphQL for Gravity Forms. */
const UNKNOWN = 'The &quot;signature&quot; Gravity Forms field type is not (yet) supported by the schema.';

/**
 * A WordPress as GraphQL has it: one field whose type it cannot resolve makes the list null, for none of its items
 * may be.
 */
async function wordPressWith(fields: (ReturnType<typeof text> | undefined)[], messages = [UNKNOWN]) {
  const queries: string[] = [];
  const client = await faultyCms(async (req, res) => {
    const url = new URL(req.url ?? '', 'http://cms');
    let body = '';
    for await (const chunk of req) body += chunk;
    const { operationName, variables } = body ? JSON.parse(body) : Object.fromEntries(url.searchParams);
    const { first = 600, after = null } = typeof variables === 'string' ? JSON.parse(variables) : variables;
    queries.push(operationName);
    const form = { ...bareForm, title: 'Form', formFields: null as object | null };
    if (operationName === 'GetFormFieldCursors') {
      form.formFields = { edges: fields.map((_field, index) => ({ cursor: `c${index}` })) };
      return sendJson(res, { data: { gfForm: form } });
    }
    const from = after === null ? 0 : Number(String(after).slice(1)) + 1;
    const nodes = fields.slice(from, from + first);
    if (!nodes.includes(undefined)) form.formFields = { nodes };
    const errors = form.formFields ? undefined : messages.map((message) => ({ message }));
    sendJson(res, { data: { gfForm: form, gfSettings: null }, errors });
  });
  return { client, queries };
}

test('fields of a type that the CMS does not know do not affect the other fields', async () => {
  const fields = [text(1), text(2), undefined, text(4), text(5), text(6), undefined];
  const { client } = await wordPressWith(fields);
  const form = await fetchForm(client.queryPublic, 1);
  expect(form?.fields.map(({ type, id }) => [type, id])).toEqual([
    ['TEXT', 1],
    ['TEXT', 2],
    ['UNSUPPORTED', -3],
    ['TEXT', 4],
    ['TEXT', 5],
    ['TEXT', 6],
    ['UNSUPPORTED', -7],
  ]);
  expect(form?.fields[2]).toMatchObject({ typeName: 'signature' });
});

test.each([
  ['the type that the CMS quotes', UNKNOWN, 'signature'],
  ['the whole message, cut', 'a'.repeat(99), 'a'.repeat(80)],
])('a field that cannot be read is named by %s', async (_what, message, typeName) => {
  const { client } = await wordPressWith([undefined], [message]);
  expect((await fetchForm(client.queryPublic, 1))?.fields).toMatchObject([{ typeName }]);
});

test('a field of which the CMS says nothing is of an unknown type', async () => {
  const { client } = await wordPressWith([undefined], []);
  expect((await fetchForm(client.queryPublic, 1))?.fields).toMatchObject([{ typeName: 'unknown' }]);
});

test('a readable form takes one query', async () => {
  const { client, queries } = await wordPressWith([text(1), text(2)]);
  expect((await fetchForm(client.queryPublic, 1))?.fields).toHaveLength(2);
  expect(queries).toEqual(['GetForm']);
});

test('the number of queries for a form with only unreadable fields is limited', async () => {
  const { client, queries } = await wordPressWith(Array(200).fill(undefined));
  await expect(fetchForm(client.queryPublic, 1)).rejects.toMatchObject({ name: 'CmsQueryError' });
  expect(queries.length).toBeLessThanOrEqual(62);
});

test('a field that is null in the list is unsupported', async () => {
  const client = await faultyCms((_req, res) =>
    sendJson(res, { data: { gfForm: { ...bareForm, formFields: { nodes: [text(1), null] } }, gfSettings: null } }),
  );
  const form = await fetchForm(client.queryPublic, 1);
  expect(form?.fields.map(({ type }) => type)).toEqual(['TEXT', 'UNSUPPORTED']);
});
