import type { ResultOf } from '../cms-client/graphql.ts';
import type { GetSeedNode } from './seed-node.query.ts';

/** The seed node of a path, flattened: one shape for what WordPress spreads over interfaces. */
export interface SeedNode {
  __typename: string;
  id: string;
  uri: string | undefined;
  /** The path at which the CMS found it, as it looks content up; undefined for a draft. */
  foundAt: string | undefined;
  databaseId: number | undefined;
  slug: string | undefined;
  isFrontPage: boolean;
  isPostsPage: boolean;
  isTermNode: boolean;
  isContentNode: boolean;
  taxonomyName: string | undefined;
  /** Display name of a term, a user or a content type. */
  name: string | undefined;
  userId: number | undefined;
  contentTypeName: string | undefined;
  /** The list of its content type, if there is one: the blog of a post, the projects of a project. */
  list: { uri: string; label: string } | undefined;
  templateName: string | undefined;
  /** Title of a node, which may contain HTML. */
  title: string | undefined;
  /** Whether visitors get only its title. */
  hasPassword: boolean;
  /** The URL of a media item's file, as the CMS has it. */
  fileUrl: string | undefined;
}

type SeedResponse = NonNullable<ResultOf<typeof GetSeedNode>['node']>;

function listOf(type: ContentTypeFields | undefined): SeedNode['list'] {
  return type?.uri ? { uri: type.uri, label: type.label ?? type.name ?? '' } : undefined;
}

/** Narrows the CMS's response once, so that no other code needs to know which interface a field came from. */
export function readSeedNode(response: SeedResponse, foundAt: string): SeedNode {
  const { contentType, template, ...fields }: Partial<SeedFields> & SeedResponse = response;
  return {
    __typename: fields.__typename,
    id: fields.id,
    uri: fields.uri ?? undefined,
    foundAt,
    databaseId: fields.databaseId ?? undefined,
    slug: fields.slug ?? undefined,
    isFrontPage: fields.isFrontPage,
    isPostsPage: fields.isPostsPage,
    isTermNode: fields.isTermNode,
    isContentNode: fields.isContentNode,
    taxonomyName: fields.taxonomyName ?? undefined,
    name: fields.name ?? undefined,
    userId: fields.userId ?? undefined,
    contentTypeName: contentType?.node.name ?? undefined,
    list: listOf(contentType?.node),
    templateName: template?.templateName ?? undefined,
    title: fields.title ?? undefined,
    hasPassword: fields.hasPassword === true,
    fileUrl: fields.mediaItemUrl ?? undefined,
  };
}

interface ContentTypeFields {
  name: string | null;
  uri: string | null;
  label: string | null;
}

/** Fields that only some nodes have. */
interface SeedFields {
  title: string | null;
  hasPassword: boolean | null;
  mediaItemUrl: string | null;
  databaseId: number | null;
  slug: string | null;
  taxonomyName: string | null;
  name: string | null;
  userId: number | null;
  contentType: { node: ContentTypeFields } | null;
  template: { templateName: string | null } | null;
}
