import { expect, test } from 'vitest';
import { mayLackContent, post, type Subject } from './subject.ts';

interface Slice {
  nodes: { id: string; databaseId: number; date: string | null }[];
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

const fields =
  'nodes { id databaseId date } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

async function contentNodes(subject: Subject, args: string): Promise<Slice> {
  const { body } = await post(subject, { query: `{ contentNodes(${args}) { ${fields} } }` });
  expect(body.errors).toBeUndefined();
  return (body.data as { contentNodes: Slice }).contentNodes;
}

/** Paging, cursors, order and limits. */
export function connectionsSuite(label: string, subject: () => Subject): void {
  test(`${label}: paging forward by end cursor returns every node once, newest first`, async () => {
    const everything = await contentNodes(subject(), 'first: 100');
    const seen: Slice['nodes'] = [];
    for (let after = '', more = true; more; ) {
      const slice = await contentNodes(subject(), `first: 7, after: "${after}"`);
      seen.push(...slice.nodes);
      more = slice.pageInfo.hasNextPage && seen.length < everything.nodes.length;
      after = slice.pageInfo.endCursor ?? '';
    }
    // There may be more than the hundred of one response.
    expect(seen.slice(0, everything.nodes.length)).toEqual(everything.nodes);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    // WPGraphQL hides the date of content that needs a password.
    const dates = seen.flatMap(({ date }) => date ?? []);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test(`${label}: ten nodes without an argument, and hasNextPage is false`, async ({ skip }) => {
    const { body } = await post(subject(), { query: `{ contentNodes { ${fields} } }` });
    const slice = (body.data as { contentNodes: Slice }).contentNodes;
    skip(mayLackContent(subject()) && slice.nodes.length < 10, 'the CMS has less than ten of content');
    expect(slice.nodes).toHaveLength(10);
    expect(slice.pageInfo.hasNextPage).toBe(false);
  });

  test(`${label}: never more than a hundred nodes`, async () => {
    expect((await contentNodes(subject(), 'first: 100000')).nodes.length).toBeLessThanOrEqual(100);
  });

  test(`${label}: a cursor is the database ID in WordPress's encoding`, async () => {
    const slice = await contentNodes(subject(), 'first: 2');
    const expected = slice.nodes.map(({ databaseId }) => btoa(`arrayconnection:${databaseId}`));
    expect(slice.edges.map((edge) => edge.cursor)).toEqual(expected);
    expect(slice.pageInfo).toMatchObject({ startCursor: expected[0], endCursor: expected[1] });
  });

  test(`${label}: a global ID has the kind and the database ID`, async () => {
    for (const { id, databaseId } of (await contentNodes(subject(), 'first: 5')).nodes) {
      expect(atob(id)).toBe(`post:${databaseId}`);
    }
  });

  test(`${label}: first and last together are an error`, async () => {
    const { body } = await post(subject(), { query: '{ contentNodes(first: 2, last: 2) { nodes { id } } }' });
    expect(body.errors?.[0]?.message).toMatch(/first.*last/);
  });
}
