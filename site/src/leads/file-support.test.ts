import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { CmsQueryError, CmsUnreachableError } from '../cms-client/errors.ts';
import { createFileSupport } from './file-support.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

const unknownField = [{ message: 'Field "fileUploadValues" is not defined by type "FormFieldValuesInput".' }];
const responders = {
  takesFiles: async () => ({ data: { __typename: 'RootMutation' }, errors: [] }),
  takesNone: () => Promise.reject(new CmsQueryError('FileSupportCheck', unknownField as never)),
  isDown: () => Promise.reject(new CmsUnreachableError('FileSupportCheck', 'connection refused')),
};

/** One process of the site after the other, with the same data folder. */
async function sites(cmsUrl = 'https://cms.example') {
  const folder = await testFolder();
  return (respond: () => Promise<unknown>, hasRestKeys = false, url = cmsUrl) => {
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    let changes = 0;
    const support = createFileSupport({
      // Only what the check needs.
      client: { mutate: respond as never },
      facts: store.cmsFacts,
      cmsUrl: url,
      hasRestKeys,
      onChange: () => {
        changes += 1;
      },
    });
    return { support, changes: () => changes };
  };
}

test('a restart while the CMS is down offers what the CMS responded last', async () => {
  const start = await sites();
  const first = start(responders.takesFiles);
  expect(first.support.way()).toBe('none');
  expect(await first.support.check()).toBe(true);
  expect([first.support.way(), first.changes()]).toEqual(['graphql', 1]);

  const restarted = start(responders.isDown);
  await restarted.support.load();
  expect(restarted.support.way()).toBe('graphql');
  expect(await restarted.support.check(), 'whether the CMS responded').toBe(false);
  expect([restarted.support.way(), restarted.changes()]).toEqual(['graphql', 0]);

  const other = start(responders.isDown, false, 'https://other.example');
  await other.support.load();
  expect(other.support.way()).toBe('none');
});

test('a plugin that was switched off before a restart is noticed once', async () => {
  const start = await sites();
  const { support, changes } = start(responders.takesFiles);
  await support.check();
  const later = start(responders.takesNone);
  await later.support.load();
  expect(await later.support.check()).toBe(true);
  await later.support.check();
  expect([later.support.way(), later.changes(), changes()]).toEqual(['none', 1, 1]);
});

test('with keys for the REST API, the CMS is not queried', async () => {
  const start = await sites();
  const { support } = start(() => expect.fail('queried'), true);
  expect(await support.check()).toBe(true);
  expect(support.way()).toBe('rest');
});

test.each([
  ['with an error beside the data', { data: { __typename: 'RootMutation' }, errors: [{ message: 'Not now.' }] }],
  ['without the data', { data: {}, errors: [] }],
])('a response %s says nothing about files', async (_what, response) => {
  const start = await sites();
  const { support, changes } = start(async () => response);
  expect(await support.check()).toBe(false);
  expect([support.way(), changes()]).toEqual(['none', 0]);
});

test('a response that no file can store counts all the same', async () => {
  const store = openSqliteStore('/dev/null');
  onTestFinished(() => store.close());
  const support = createFileSupport({
    client: { mutate: responders.takesFiles as never },
    ...{ facts: store.cmsFacts, cmsUrl: 'https://cms.example', hasRestKeys: false, onChange: () => undefined },
  });
  await support.load();
  expect(await support.check()).toBe(true);
  expect(support.way()).toBe('graphql');
});

test('the CMS is queried about a form that cannot exist, in a mutation that it does not execute', async () => {
  const variablesSent: unknown[] = [];
  const store = openSqliteStore(await testFolder());
  onTestFinished(() => store.close());
  const { check } = createFileSupport({
    client: {
      mutate: (_document, variables) => {
        variablesSent.push(variables);
        // Only what the check needs.
        return responders.takesFiles() as never;
      },
    },
    ...{ facts: store.cmsFacts, cmsUrl: 'https://cms.example', hasRestKeys: false, onChange: () => undefined },
  });
  await check();
  expect(variablesSent).toEqual([
    { input: { id: '0', fieldValues: [{ id: 0, fileUploadValues: [] }] }, isExecuted: false },
  ]);
});
