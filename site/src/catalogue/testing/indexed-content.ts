import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { SeoRobots } from '../../seo/seo-robots.ts';
import type { PageTables } from '../tables/page-tables.ts';

/** A node of a CMS, with what a test says about it. */
export interface TestNode {
  id: number;
  type?: string;
  uri?: string;
  title?: string;
  content?: string;
  excerpt?: string;
  modified?: string;
  isProduct?: boolean;
  isProtected?: boolean;
  parent?: string;
  parentId?: number;
  seo?: SeoRobots & { canonical?: string };
  fields?: Record<string, unknown>;
}

export const noTables: PageTables = {
  specifications: [],
  series: [],
  parts: [],
  crossReferences: [],
  curves: [],
  unread: [],
};

function node({
  id,
  type = 'Page',
  uri,
  title = '',
  modified = '',
  isProduct,
  parent,
  parentId,
  seo = {},
  ...rest
}: TestNode) {
  return {
    __typename: type,
    databaseId: id,
    uri: uri ?? `/page-${id}/`,
    title,
    date: '2026-01-01T00:00:00',
    modifiedGmt: modified,
    isFrontPage: uri === '/',
    content: rest.content ?? '',
    excerpt: rest.excerpt ?? '',
    template: { __typename: isProduct ? 'Template_SingleProduct' : 'DefaultTemplate', ...rest.fields },
    seo,
    featuredImage: null,
    parentDatabaseId: parentId ?? null,
    parent: parent ? { node: { title: parent } } : null,
  };
}

/** A CMS that has these nodes, as the index queries them. The list may be changed while it is used. */
export function contentOf(all: TestNode[], confirmationPages: readonly number[] = []) {
  const queries: string[] = [];
  const query = async (document: { definitions: readonly object[] }, variables: Record<string, unknown>) => {
    const [operation] = document.definitions as { name?: { value: string } }[];
    const name = operation?.name?.value ?? '';
    queries.push(name);
    const confirmations = confirmationPages.map((pageId) => ({ type: 'PAGE', isDefault: true, pageId }));
    if (name === 'GetConfirmationPages') return { data: { gfForms: { nodes: [{ confirmations }] } }, errors: [] };
    const ids = variables.in as string[] | null | undefined;
    const isOf = ({ id }: TestNode) => !ids || ids.includes(String(id));
    const [first, after] = [Number(variables.first ?? 100), Number(variables.after ?? 0)];
    const isList = name === 'GetIndexedContent';
    const isProtectedList = name === 'GetProtectedPaths';
    const chosen =
      isList || isProtectedList ? all.filter((one) => isOf(one) && !!one.isProtected === isProtectedList) : [];
    const isLastChanged = JSON.stringify(variables.orderby ?? '').includes('MODIFIED');
    const sorted = isLastChanged
      ? chosen.toSorted((a, b) => ((a.modified ?? '') < (b.modified ?? '') ? 1 : -1))
      : chosen;
    const nodes = sorted.slice(after, after + first).map(node);
    const hasNextPage = after + first < sorted.length;
    return {
      data: { list: { pageInfo: { hasNextPage, endCursor: hasNextPage ? String(after + first) : null }, nodes } },
      errors: [],
    };
  };
  // Only what the index selects is there.
  return { query: query as unknown as QueryCms, queries };
}
