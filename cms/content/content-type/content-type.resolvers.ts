import { contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import { connectNodes } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { parseGlobalId } from '../../schema/global-id.ts';
import { type ContentTypeNode, nodeGlobalId } from '../../schema/nodes.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import type { FindArguments } from '../find-content.ts';
import { type ContentListArguments, listContent } from '../list-content.ts';

function archiveUri({ id }: ContentTypeNode, { tables }: CmsContext): string | null {
  if (id !== 'post') return contentTypes[id].archive;
  return tables.content.byId(tables.options.number('page_for_posts'))?.path ?? '/';
}

const contentNodes: Resolve<ContentTypeNode, ContentListArguments> = ({ id }, args, context) =>
  listContent(args, { types: [id] }, context);

const fields: Record<string, Resolve<ContentTypeNode>> = {
  id: (type) => nodeGlobalId(type),
  name: ({ id }) => id,
  label: ({ id }) => contentTypes[id].label,
  description: () => '',
  graphqlSingleName: ({ id }) => contentTypes[id].singleName,
  graphqlPluralName: ({ id }) => contentTypes[id].pluralName,
  hierarchical: ({ id }) => contentTypes[id].hierarchical,
  public: () => true,
  uri: (type, _args, context) => archiveUri(type, context),
  isContentNode: () => false,
  isTermNode: () => false,
  isFrontPage: ({ id }, _args, { tables }) => id === 'post' && tables.options.number('page_on_front') === 0,
  isPostsPage: ({ id }) => id === 'post',
};

const contentType: Resolve<unknown, FindArguments> = (_root, { id, idType }) => {
  const requested = idType === 'NAME' ? id : parseGlobalId(id)?.id;
  const name = contentTypeNames.find((candidate) => candidate === requested);
  return name && { kind: 'contentType', id: name };
};

const listTypes: Resolve<unknown, PagingArguments> = (_root, args) =>
  connectNodes(
    contentTypeNames.map((id): ContentTypeNode => ({ kind: 'contentType', id })),
    args,
  );

export const contentTypeResolvers = {
  RootQuery: { contentType, contentTypes: listTypes },
  ContentType: { ...fields, contentNodes },
};
