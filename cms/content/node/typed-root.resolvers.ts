import { contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import type { Resolve } from '../../schema/context.ts';
import { type FindArguments, findContent } from '../find-content.ts';
import { type ContentListArguments, listContent } from '../list-content.ts';

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

export const typedRootResolvers = { RootQuery: Object.fromEntries(rootFields) };
