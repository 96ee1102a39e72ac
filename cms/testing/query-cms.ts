import { deepEqual } from 'node:assert/strict';
import type { Cms } from '../create-cms.ts';

/** The data that a CMS returns for a query of visitors, which has no errors. */
export async function queryCms<Data = Record<string, unknown>>(cms: Pick<Cms, 'fetch'>, query: string): Promise<Data> {
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  deepEqual(errors, undefined);
  return data;
}

/** Slugs of the content that a field of `RootQuery` lists, in its order. @param field with its arguments */
export async function slugsOf(cms: Pick<Cms, 'fetch'>, field: string): Promise<string[]> {
  const query = `{ found: ${field} { nodes { slug } } }`;
  const { found } = await queryCms<{ found: { nodes: { slug: string }[] } }>(cms, query);
  return found.nodes.map(({ slug }) => slug);
}
