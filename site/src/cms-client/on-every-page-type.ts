import { contentTypes, customPageTypes } from '@headwater/content-model/content-types.ts';
import {
  type DocumentNode,
  type InlineFragmentNode,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  visit,
} from 'graphql/language/index.js';

const others = [contentTypes.post, ...customPageTypes.map((name) => contentTypes[name])];

function isOnPages(selection: SelectionNode): selection is InlineFragmentNode & { typeCondition: NamedTypeNode } {
  return (
    selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition?.name.value === contentTypes.page.graphqlType
  );
}

/**
 * The document with a copy of each `... on Page { … }` for every other content type whose nodes have pages: for
 * fields that WPGraphQL declares on each of these types but on no interface.
 */
export function onEveryPageType<Document extends DocumentNode>(document: Document): Document {
  return visit(document, {
    SelectionSet: (set) => ({
      ...set,
      selections: set.selections.flatMap((selection): SelectionNode[] => {
        if (!isOnPages(selection)) return [selection];
        const { typeCondition } = selection;
        const copies = others.map(({ graphqlType }) => ({
          ...selection,
          typeCondition: { ...typeCondition, name: { ...typeCondition.name, value: graphqlType } },
        }));
        return [selection, ...copies];
      }),
    }),
  });
}
