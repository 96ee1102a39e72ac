import {
  contentTypeNames,
  contentTypeOfEnum,
  contentTypes,
  writtenTypes,
} from '@headwater/content-model/content-types.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { parseDatabaseId, parseGlobalId } from '../../schema/global-id.ts';
import type { CmsNode } from '../../schema/nodes.ts';
import { type FindArguments, findContent } from '../find-content.ts';
import { type ContentListArguments, listContent } from '../list-content.ts';
import { readableContent } from '../readable-content.ts';
import { publicUser } from '../user/public-user.ts';
import { nodeByUri } from './node-by-uri.ts';

/** `page`, `pages`, `post`, `posts` and so on: two root fields for each content type. */
const rootFields = contentTypeNames.flatMap((type) => {
  const one: Resolve<unknown, FindArguments> = (_root, args, context) => findContent(args, context, type);
  const list: Resolve<unknown, ContentListArguments> = (_root, args, context) =>
    listContent(args, { types: [type] }, context);
  return [
    [contentTypes[type].singleName, one],
    [contentTypes[type].pluralName, list],
  ] as const;
});

function nodeByGlobalId(id: string | null | undefined, context: CmsContext): CmsNode | null | undefined {
  const global = parseGlobalId(id ?? '');
  if (!global) return null;
  const databaseId = parseDatabaseId(global.id) ?? 0;
  const { tables } = context;
  switch (global.kind) {
    case 'post':
      return readableContent(context, databaseId) ?? tables.menuItems.byId(databaseId);
    case 'term':
      return tables.terms.byId(databaseId);
    case 'user':
      return publicUser(databaseId, context);
    case 'post_type': {
      const name = contentTypeNames.find((candidate) => candidate === global.id);
      return name && { kind: 'contentType', id: name };
    }
    default:
      return null;
  }
}

const node: Resolve<unknown, { id?: string | null }> = (_root, { id }, context) => nodeByGlobalId(id, context);

const byUri: Resolve<unknown, { uri: string }> = (_root, { uri }, context) => nodeByUri(uri, context);

const contentNode: Resolve<unknown, FindArguments & { contentType?: string | null }> = (_root, args, context) =>
  findContent(args, context, args.contentType ? contentTypeOfEnum(args.contentType) : undefined);

const contentNodes: Resolve<unknown, ContentListArguments> = (_root, args, context) =>
  // Media are never listed here: their status is not `publish`.
  listContent(args, { types: writtenTypes }, context);

export const rootNodeResolvers = {
  RootQuery: { ...Object.fromEntries(rootFields), node, nodeByUri: byUri, contentNode, contentNodes },
};
