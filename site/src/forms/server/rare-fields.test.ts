import { print } from 'graphql/language/index.js';
import { afterAll, expect, test } from 'vitest';
import { createCmsClient } from '../../cms-client/cms-client.ts';
import { CmsQueryError } from '../../cms-client/errors.ts';
import { runCms } from '../testing/run-cms.ts';
import { fetchForm } from './fetch-form.ts';

const { url } = await runCms();
const client = createCmsClient({ url, method: 'POST', persistedQueries: false });
afterAll(() => client.close());

/** Fetches a form; `changed` sees each operation's name and may change its response. */
async function fetched(id: number, changed: (name: string, data: object) => object = (_name, data) => data) {
  const sent: string[] = [];
  const form = await fetchForm(async (document, variables) => {
    const response = await client.queryPublic(document, variables);
    const [definition] = document.definitions;
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
    sent.push(name);
    return { ...response, data: changed(name, response.data as object) as typeof response.data };
  }, id);
  return { sent, form };
}

type Nodes = { __typename: string; databaseId: number }[];
interface FieldsResponse {
  gfForm: { formFields: { nodes: Nodes } };
}

test('an ordinary form takes one query', async () => {
  expect((await fetched(1)).sent).toEqual(['GetForm']);
});

test('a form with fields of an order takes a second query', async () => {
  const { sent, form } = await fetched(6);
  expect(sent).toEqual(['GetForm', 'GetRareFields']);
  expect(form?.fields.filter(({ type }) => type === 'UNSUPPORTED')).toEqual([]);
  expect(form?.fields.find(({ id }) => id === 3)).toMatchObject({
    ...{ type: 'SELECT', order: { part: 'product' } },
    choices: [
      { text: 'Cast iron', value: 'iron|180' },
      { text: 'Stainless steel', value: 'steel|420.25' },
    ],
  });
});

test.each([
  ['from which a post is written', 18, ['GetPostFields'], 28],
  ['of polls, quizzes and surveys', 19, ['GetAddOnFields', 'GetAddOnFields', 'GetAddOnFields'], 13],
])('all fields %s are read with a query of their own for each group', async (_which, id, queries, count) => {
  const { sent, form } = await fetched(id);
  expect(sent).toEqual(['GetForm', ...queries]);
  expect(form?.fields.filter(({ type }) => type === 'UNSUPPORTED')).toEqual([]);
  expect(form?.fields).toHaveLength(count);
});

test('a survey has the controls that its input types name', async () => {
  const { form } = await fetched(19);
  expect(form?.fields.map(({ type }) => type)).toEqual([
    ...['RADIO', 'LIKERT', 'RANK', 'RADIO', 'RADIO', 'CHECKBOX', 'SELECT', 'TEXT', 'TEXTAREA'],
    ...['RADIO', 'RADIO', 'CHECKBOX', 'SELECT'],
  ]);
  expect(form?.fields.find(({ type }) => type === 'LIKERT')).toMatchObject({
    rows: [
      { inputId: 2.1, text: 'They were friendly', choices: [{ value: 'glikertrow1:glikertcol1' }, {}, {}] },
      { inputId: 2.2, text: 'They were quick' },
    ],
  });
});

test('a form with fields of several groups gets the settings of each', async () => {
  const nodesOf = new Map<string, Nodes>();
  // The responses to one operation describe the fields of one group each.
  const isDescribed = (node: object) => Object.keys(node).length > 2;
  for (const id of [18, 19]) {
    await fetched(id, (name, data) => {
      const before = nodesOf.get(`${id} ${name}`) ?? [];
      const { nodes } = (data as FieldsResponse).gfForm.formFields;
      nodesOf.set(
        `${id} ${name}`,
        nodes.map((node, at) => (isDescribed(node) ? node : (before[at] ?? node))),
      );
      return data;
    });
  }
  const nodes = (key: string) => nodesOf.get(key) ?? [];
  const bare = (list: Nodes): Nodes => list.map(({ __typename, databaseId }) => ({ __typename, databaseId }));
  // One form with the fields of a post and of a survey, whose IDs begin at 100.
  const moved = (list: Nodes): Nodes => list.map((node) => ({ ...node, databaseId: node.databaseId + 100 }));
  const both: Record<string, Nodes> = {
    GetForm: [...nodes('18 GetForm'), ...moved(nodes('19 GetForm'))],
    GetPostFields: [...nodes('18 GetPostFields'), ...bare(moved(nodes('19 GetForm')))],
    GetAddOnFields: [...bare(nodes('18 GetForm')), ...moved(nodes('19 GetAddOnFields'))],
  };
  const { sent, form } = await fetched(18, (name, data) => {
    const { gfForm } = data as FieldsResponse;
    return { ...data, gfForm: { ...gfForm, formFields: { nodes: both[name] ?? [] } } };
  });
  expect([...new Set(sent)].sort()).toEqual(['GetAddOnFields', 'GetForm', 'GetPostFields']);
  const choices = form?.fields.map((field) => ('choices' in field ? field.choices.length : 1));
  expect(choices?.every((count, at) => count > 0 || form?.fields[at]?.type === 'TEXT')).toBe(true);
  expect(form?.fields).toHaveLength(41);
});

test('a WordPress that describes an add-on otherwise leaves its fields as notices', async () => {
  const { form } = await fetched(19, (name, data) => {
    if (name === 'GetAddOnFields')
      throw new CmsQueryError(name, [{ message: 'Cannot query field "choices"', code: undefined }]);
    return data;
  });
  expect(new Set(form?.fields.map(({ type }) => type))).toEqual(new Set(['UNSUPPORTED']));
});

test('quizzes are read from a WordPress that lacks the types of the other add-ons', async () => {
  const sent: string[] = [];
  const form = await fetchForm(async (document, variables) => {
    const query = print(document);
    sent.push(query);
    if (/on (Poll|Survey)Field/.test(query))
      throw new CmsQueryError('GetAddOnFields', [{ message: 'Unknown type "PollField".', code: undefined }]);
    return client.queryPublic(document, variables);
  }, 19);
  expect(form?.fields.map(({ type }) => type).slice(-4)).toEqual(['UNSUPPORTED', 'RADIO', 'CHECKBOX', 'SELECT']);
  // WPGraphQL for Gravity Forms gives the inputs of a quiz a type of their own, on which no other can be spread.
  expect(sent.filter((query) => query.includes('QuizCheckboxField')).join()).not.toContain('on CheckboxInputProperty');
});

test('the first amounts are those of the first values: nothing is ordered but what is preselected', async () => {
  const { form } = await fetched(6);
  expect(form?.fields.find(({ type }) => type === 'TOTAL')).toMatchObject({ amount: 11.5, currency: { code: 'USD' } });
});

test('a field whose settings the CMS does not give is a notice, not half a field', async () => {
  const { form } = await fetched(6, (name, data) => (name === 'GetRareFields' ? { gfForm: null } : data));
  expect(form?.fields.find(({ id }) => id === 3)).toMatchObject({
    ...{ type: 'UNSUPPORTED', label: 'Impeller' },
    typeName: 'ProductSelectField without settings',
  });
  expect(form?.fields.find(({ id }) => id === 7)).toMatchObject({ type: 'NUMBER' });
});

test('a field that the CMS cannot resolve costs an order no other field', async () => {
  const form = await fetchForm(async (document, variables) => {
    const response = await client.queryPublic(document, variables);
    // The list of every query that contains field 5 is null, as WPGraphQL sends it.
    const { gfForm } = response.data as { gfForm: { formFields: { nodes?: Nodes } } };
    const isBroken = gfForm.formFields.nodes?.some(({ databaseId }) => databaseId === 5);
    const broken = { gfForm: { ...gfForm, formFields: { nodes: null } } };
    return isBroken
      ? {
          ...response,
          data: broken as unknown as typeof response.data,
          errors: [{ message: 'No type "StrangeField".', code: undefined }],
        }
      : response;
  }, 6);
  const unsupported = form?.fields.filter(({ type }) => type === 'UNSUPPORTED');
  expect(unsupported).toMatchObject([{ typeName: 'StrangeField' }]);
  expect(form?.fields.find(({ id }) => id === 3)).toMatchObject({ type: 'SELECT', order: { part: 'product' } });
});
