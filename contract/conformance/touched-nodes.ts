import { expect, test } from 'vitest';
import { type ParsedResponse, post, type Subject, sendOperation } from './subject.ts';

/** Paths of the recorded site whose pages touch nodes of many kinds. */
const pages: [string, string][] = [
  ['GetCategoryPage', '/category/guides/'],
  ['GetCategoryPage', '/project/'],
  ['GetSeedNode', '/about-the-works/'],
];

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function idsOf(response: ParsedResponse): string[] {
  expect(response.body.errors).toBeUndefined();
  return idsIn(response.body.data);
}

/** A cache that stores a response under these keys can drop it when any part of it changes. */
export function touchedNodesSuite(label: string, subject: () => Subject): void {
  test.for(pages)(
    `${label}: %s of %s names each node in the response, and those it only looked at`,
    async ([operation, uri], { skip }) => {
      skip(subject().missing?.has(uri) ?? false, 'the CMS has no such content');
      const response = await sendOperation(subject(), operation, { uri: subject().urls[uri] ?? uri });
      const ids = idsOf(response);
      expect(ids.length).toBeGreaterThan(0);
      expect(response.keys).toEqual(expect.arrayContaining(ids));
    },
  );

  test(`${label}: an author of whom only the name is requested is named too`, async () => {
    const { keys } = await post(subject(), { query: '{ posts(first: 1) { nodes { author { node { name } } } } }' });
    expect(keys.map((key) => atobOrEmpty(key).split(':')[0])).toContain('user');
  });

  test(`${label}: however much is touched, the keys fit into a header`, async () => {
    const nodes = 'nodes { id ... on NodeWithAuthor { author { node { id } } } }';
    const { keys } = await post(subject(), {
      query: `{ contentNodes(first: 100) { ${nodes} } mediaItems(first: 100) { nodes { id } } tags(first: 100) { nodes { id } } }`,
    });
    expect(keys.join(' ').length).toBeLessThanOrEqual(4_200);
  });
}

function atobOrEmpty(key: string): string {
  return key.includes(':') ? '' : atob(key);
}
