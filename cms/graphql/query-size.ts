import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

export interface QuerySize {
  /** Nested fields. */
  depth: number;
  aliases: number;
  /** Fields with every fragment expanded. */
  fields: number;
}

/** The size of an empty query. */
export const nothing: QuerySize = { depth: 0, aliases: 0, fields: 0 };

/** The fragments of a document, by name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

/**
 * Measures the operations of a document together, in time proportional to its length: each fragment
 * is measured once. A fragment that contains itself counts as nothing; other rules refuse it.
 */
export function measureQuery(document: DocumentNode): QuerySize {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, QuerySize>();

  const ofFragment = (name: string): QuerySize => {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : nothing;
    measured.set(name, size);
    return size;
  };

  const ofField = (field: FieldNode): QuerySize => {
    const aliases = field.alias ? 1 : 0;
    // Introspection nests deeply by nature, and has a rule of its own.
    if (field.name.value.startsWith('__')) return { ...nothing, aliases, fields: 1 };
    const inside = field.selectionSet ? ofSelections(field.selectionSet) : nothing;
    return { depth: inside.depth + 1, aliases: inside.aliases + aliases, fields: inside.fields + 1 };
  };

  const ofSelections = ({ selections }: SelectionSetNode): QuerySize =>
    selections
      .map((selection) => {
        if (selection.kind === 'Field') return ofField(selection);
        return selection.kind === 'FragmentSpread'
          ? ofFragment(selection.name.value)
          : ofSelections(selection.selectionSet);
      })
      .reduce(together, nothing);

  return document.definitions
    .map((definition) => (definition.kind === 'OperationDefinition' ? ofSelections(definition.selectionSet) : nothing))
    .reduce(together, nothing);
}

/** The size of two queries in one request. */
export function together(a: QuerySize, b: QuerySize): QuerySize {
  return { depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases, fields: a.fields + b.fields };
}
