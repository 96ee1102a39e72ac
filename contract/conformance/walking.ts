import { expect, test } from 'vitest';
import { mayLackContent, post, type Subject } from './subject.ts';

interface Slice {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** Larger lists are walked this far, from the front only. */
const MOST = 500;
/** So many are walked in small steps, which meet an edge every time; a slow WordPress has no time for hundreds of them. */
const CLOSELY = 30;
const lists = ['posts', 'pages', 'projects', 'contentNodes', 'mediaItems', 'menuItems', 'tags'];

async function slice(subject: Subject, list: string, paging: string): Promise<Slice> {
  const query = `{ ${list}${paging} { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  const { body } = await post(subject, { query });
  expect(body.errors).toBeUndefined();
  // The query above has one field, so that is the one returned.
  return (body.data as Record<string, Slice>)[list] as Slice;
}

async function walk(subject: Subject, list: string, backwards: boolean): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && ids.length < MOST; ) {
    const step = ids.length < CLOSELY ? 3 : 50;
    const paging: string = backwards ? `(last: ${step}, before: "${cursor}")` : `(first: ${step}, after: "${cursor}")`;
    const { nodes, pageInfo }: Slice = await slice(subject, list, paging);
    const found = nodes.map(({ id }) => id);
    ids.splice(backwards ? 0 : ids.length, 0, ...found);
    const [hasMore, next]: [boolean, string | null] = backwards
      ? [pageInfo.hasPreviousPage, pageInfo.startCursor]
      : [pageInfo.hasNextPage, pageInfo.endCursor];
    // A list that goes on without nodes would be walked forever.
    cursor = hasMore && found.length > 0 ? next : null;
  }
  return ids;
}

/** Every list can be walked from both ends, and chosen nodes keep their order. */
export function walkingSuite(label: string, subject: () => Subject): void {
  test.each(lists)(`${label}: walking %s from either end meets each once, in the list's order`, async (list) => {
    const all = (await slice(subject(), list, '(first: 100)')).nodes.map(({ id }) => id);
    const forwards = await walk(subject(), list, false);
    expect(new Set(forwards).size).toBe(forwards.length);
    expect(forwards.slice(0, all.length)).toEqual(all);
    if (forwards.length < MOST) expect(await walk(subject(), list, true)).toEqual(forwards);
  });

  test(`${label}: chosen ids keep the order in which they were chosen`, async ({ skip }) => {
    const { nodes } = await slice(subject(), 'posts', '(first: 5)');
    skip(mayLackContent(subject()) && nodes.length < 5, 'the CMS has fewer than five posts');
    const chosen = [nodes[3], nodes[0], nodes[4]].map((node) => node?.id ?? '');
    const { nodes: found } = await slice(subject(), 'posts', `(where: { in: ${JSON.stringify(chosen)} })`);
    expect(found.map(({ id }) => id)).toEqual(chosen);
  });
}
