import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { frontEnd, testSecret } from '../testing/front-end.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms({ secret: testSecret });
const database = openDatabase(`${cms.folder}/content.sqlite`);
afterAll(() => database.close());
const site = frontEnd(cms);

const query = `query ($hasPassword: Boolean) {
  contentNodes(first: 100, where: { contentTypes: [PAGE], status: PUBLISH, hasPassword: $hasPassword }) {
    nodes { uri ... on HierarchicalContentNode { parentDatabaseId ancestors { nodes { databaseId } } } }
  }
}`;

interface Listed {
  uri: string;
  parentDatabaseId: number | null;
  ancestors: { nodes: { databaseId: number }[] } | null;
}

async function list(hasPassword: boolean | null): Promise<Listed[]> {
  const { data } = await site.query(query, undefined, { hasPassword });
  // The fields of the query above.
  return (data as { contentNodes: { nodes: Listed[] } }).contentNodes.nodes;
}

test('lists content with a password, without a password, or both', async () => {
  const all = await list(null);
  expect(all.length).toBeGreaterThan(3);
  expect(await list(false)).toEqual(all);
  const path = '/about-the-works/';
  database.prepare("UPDATE content SET post_password = 'secret' WHERE path = ?").run(path);
  expect((await list(true)).map(({ uri }) => uri)).toEqual([path]);
  expect(await list(false)).toEqual(all.filter(({ uri }) => uri !== path));
  expect(await list(null)).toEqual(all);
});

test('lists a published page below a draft with its parent’s ID and without ancestors, as in WordPress', async () => {
  const path = '/products/grinder-pumps/grinder-pump-100/';
  const before = (await list(false)).find(({ uri }) => uri === path);
  expect(before?.ancestors?.nodes.map(({ databaseId }) => databaseId)).toContain(before?.parentDatabaseId);
  database.prepare("UPDATE content SET status = 'draft' WHERE path = '/products/grinder-pumps/'").run();
  const after = (await list(false)).find(({ uri }) => uri === path);
  expect(after?.parentDatabaseId).toBe(before?.parentDatabaseId);
  expect(after?.ancestors).toBeNull();
});
