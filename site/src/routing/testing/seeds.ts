import type { SeedNode } from '../seed-node.ts';

/** Seed nodes with only the fields that a rule uses. */
export function seed(fields: Partial<SeedNode>): SeedNode {
  return {
    __typename: 'Page',
    id: 'cG9zdDox',
    uri: undefined,
    foundAt: fields.uri,
    databaseId: undefined,
    slug: undefined,
    isFrontPage: false,
    isPostsPage: false,
    isTermNode: false,
    isContentNode: false,
    taxonomyName: undefined,
    name: undefined,
    userId: undefined,
    contentTypeName: undefined,
    list: undefined,
    templateName: undefined,
    title: undefined,
    hasPassword: false,
    fileUrl: undefined,
    ...fields,
  };
}

export function page(fields: Partial<SeedNode> = {}): SeedNode {
  return seed({
    isContentNode: true,
    contentTypeName: 'page',
    slug: 'pumps',
    databaseId: 12,
    templateName: 'Default',
    ...fields,
  });
}

export function node(type: string, fields: Partial<SeedNode> = {}): SeedNode {
  return page({ __typename: type[0]?.toUpperCase() + type.slice(1), contentTypeName: type, ...fields });
}

export function term(
  taxonomyName: string | undefined,
  slug: string | undefined,
  databaseId: number | undefined,
): SeedNode {
  return seed({ __typename: 'Category', isTermNode: true, taxonomyName, slug, databaseId, name: 'News' });
}

export function contentType(name: string, isPostsPage: boolean): SeedNode {
  return seed({ __typename: 'ContentType', name, isPostsPage });
}
