import { expect, test } from 'vitest';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { CmsResponseError } from '../cms-client/errors.ts';
import { GetDocumentProducts, GetDocuments, GetProductFiles } from './papers.query.ts';
import { readPapers } from './read-papers.ts';

/** A part of a list behind a cursor, which is a number. */
function batchOf<Node>(all: readonly Node[], first: number, after: unknown) {
  const end = Number(after ?? 0) + first;
  const pageInfo = { hasNextPage: end < all.length, endCursor: String(end) };
  return { pageInfo, nodes: all.slice(end - first, end) };
}

/** A CMS with documents about this many products each, which sends at most `mostNodes` nodes in one response. */
function cmsWith(documents: number, products: number, mostNodes: number) {
  const queries: string[] = [];
  const pages = Array.from({ length: products }, (_, n) => ({ uri: `/products/p${n}/`, title: `P${n}` }));
  const query = async (document: unknown, { first = 100, after }: { first?: number; after: unknown }) => {
    const name = new Map<unknown, string>([
      [GetDocuments, 'documents'],
      [GetDocumentProducts, 'products of one'],
      [GetProductFiles, 'files'],
    ]).get(document);
    queries.push(`${name} ${first} after ${after}`);
    if (document === GetDocumentProducts)
      return { data: { technicalDocument: { list: batchOf(pages, 100, after) } }, errors: [] };
    if (document === GetProductFiles) return { data: { list: batchOf([], first, after) }, errors: [] };
    const list = batchOf(
      Array.from({ length: documents }, (_, n) => n),
      first,
      after,
    );
    if (list.nodes.length * products > mostNodes) throw new CmsResponseError('GetDocuments', 'too large');
    const nodes = list.nodes.map((n) => ({
      databaseId: n + 1,
      slug: `d${n}`,
      title: `D${n}`,
      number: null,
      kind: 'declaration',
      supersededBy: null,
      files: null,
      products: batchOf(pages, 100, null),
    }));
    return { data: { list: { ...list, nodes } }, errors: [] };
  };
  return { queries, query: query as unknown as QueryCms };
}

test('a list whose responses would be too large is read whole in smaller batches, which stay small', async () => {
  const { queries, query } = cmsWith(50, 90, 500);
  const { papers } = await readPapers(query, 'en');
  expect(papers.map(({ products }) => products.length)).toEqual(Array.from({ length: 50 }, () => 90));
  const batches = Array.from({ length: 10 }, (_, n) => `documents 5 after ${n === 0 ? null : 5 * n}`);
  expect(queries).toEqual(['documents 20 after null', ...batches, 'files 100 after null']);
});

test('a document about more than a hundred products has all of them', async () => {
  const { queries, query } = cmsWith(1, 250, 1_000);
  const { papers } = await readPapers(query, 'en');
  expect(papers[0]?.products.at(-1)).toEqual({ path: '/products/p249/', title: 'P249' });
  expect(papers[0]?.products).toHaveLength(250);
  expect(queries.filter((one) => one.startsWith('products'))).toHaveLength(2);
});
