import type { ContentType } from '@headwater/content-model/content-type.ts';
import { type DocumentNode, Kind, parse, type SelectionNode } from 'graphql/language/index.js';

type ListedType = Pick<ContentType, 'graphqlType' | 'listed'>;

/** Custom fields under names that all types share; the password decides whether visitors may see them. */
function selectionOf({ graphqlType, listed: { title, text } }: ListedType): string {
  const fields = [title && `listedTitle: ${title}`, text && `listedText: ${text} hasPassword`].filter(Boolean);
  return fields.length > 0 ? `... on ${graphqlType} { ${fields.join(' ')} }` : '';
}

function selectionsOf(types: readonly ListedType[]): readonly SelectionNode[] {
  const text = types.map(selectionOf).join(' ').trim();
  if (!text) return [];
  const [operation] = parse(`{ ${text} }`, { noLocation: true }).definitions;
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
}

/**
 * Makes a fragment also select the custom fields that lists show of each type. A loop over the content model, where a
 * literal document would have to name the types. It changes the fragment itself, before a query takes it up: gql.tada
 * checks documents only that are literals. The fragment's type stays as it was: `ownFields` reads the rest.
 */
export function addOwnFields(fragment: DocumentNode, types: readonly ListedType[]): void {
  const [first] = fragment.definitions;
  if (first?.kind !== Kind.FRAGMENT_DEFINITION) return;
  Object.assign(first.selectionSet, { selections: [...first.selectionSet.selections, ...selectionsOf(types)] });
}

interface OwnFields {
  /** HTML of the CMS; empty when the type has no such field, or the node nothing in it. */
  title: string;
  text: string;
  isProtected: boolean;
}

/** Reads what `addOwnFields` selects. */
export function ownFields(node: object): OwnFields {
  const text = (name: string) => {
    const value: unknown = Reflect.get(node, name);
    return typeof value === 'string' ? value : '';
  };
  return {
    title: text('listedTitle'),
    text: text('listedText'),
    isProtected: Reflect.get(node, 'hasPassword') === true,
  };
}
