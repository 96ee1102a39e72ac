import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

export interface QuerySize {
  /** Fields on top of one another. */
  depth: number;
  aliases: number;
  /** Fields with every fragment written out. */
  fields: number;
  /** Fields, each counted as often as the pages that it is on have entries. */
  cost: number;
}

const nothing: QuerySize = { depth: 0, aliases: 0, fields: 0, cost: 0 };

/**
 * Measures the operations of a document together, in time proportional to its length: each fragment
 * is measured once. A fragment that contains itself counts as nothing; other rules refuse it.
 */
export function measureQuery(document: DocumentNode): QuerySize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
  }
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
    // Introspection nests deeply by nature and is a matter of its own rule.
    if (field.name.value.startsWith('__')) return nothing;
    const inside = field.selectionSet ? ofSelections(field.selectionSet) : nothing;
    return {
      depth: inside.depth + 1,
      aliases: inside.aliases + (field.alias ? 1 : 0),
      fields: inside.fields + 1,
      cost: 1 + inside.cost * entries(field),
    };
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

function together(a: QuerySize, b: QuerySize): QuerySize {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    fields: a.fields + b.fields,
    cost: a.cost + b.cost,
  };
}

/** How many entries a field can bring: its page size, 100 for a variable, 10 for a connection that says nothing. */
function entries({ arguments: given, selectionSet }: FieldNode): number {
  const size = given?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  if (size?.kind === 'IntValue') return Math.min(Math.max(Number(size.value), 1), 100);
  if (size) return 100;
  const isConnection = selectionSet?.selections.some(
    (selection) => selection.kind === 'Field' && ['nodes', 'edges'].includes(selection.name.value),
  );
  return isConnection ? 10 : 1;
}
