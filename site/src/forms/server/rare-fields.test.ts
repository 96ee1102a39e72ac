import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsClient, createCmsClient } from '../../cms-client/cms-client.ts';
import { runCms } from '../testing/run-cms.ts';
import { fetchForm } from './fetch-form.ts';

let cms: Awaited<ReturnType<typeof runCms>>;
let client: CmsClient;

beforeAll(async () => {
  cms = await runCms();
  client = createCmsClient({ url: cms.url, method: 'POST', persistedQueries: false });
}, 60_000);

afterAll(async () => {
  await client.close();
  await cms.stop();
});

/** Fetches a form; `answered` sees each operation's name and may change its answer. */
async function fetched(id: number, answered: (name: string, data: object) => object = (_name, data) => data) {
  const asked: string[] = [];
  const form = await fetchForm(async (document, variables) => {
    const answer = await client.queryPublic(document, variables);
    const [definition] = document.definitions;
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
    asked.push(name);
    return { ...answer, data: answered(name, answer.data as object) as typeof answer.data };
  }, id);
  return { asked, form };
}

test('an ordinary form takes one query, and one with fields of an order a second', async () => {
  expect((await fetched(1)).asked).toEqual(['GetForm']);
  const { asked, form } = await fetched(6);
  expect(asked).toEqual(['GetForm', 'GetRareFields']);
  expect(form?.fields.filter(({ type }) => type === 'UNSUPPORTED')).toEqual([]);
  expect(form?.fields.find(({ id }) => id === 3)).toMatchObject({
    ...{ type: 'SELECT', order: { part: 'product' } },
    choices: [
      { text: 'Cast iron', value: 'iron|180' },
      { text: 'Stainless steel', value: 'steel|420.25' },
    ],
  });
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
