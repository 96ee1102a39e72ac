import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql/language/index.js';
import { typeBehind } from './optional-names.ts';
import type { UnknownName } from './unknown-names.ts';

function isType(names: readonly UnknownName[], type: string | undefined): boolean {
  return names.some((name) => name.type === type && name.field === undefined && name.value === undefined);
}

/** Removes names from selections, and every selection that becomes empty. */
class Removal {
  readonly #names: readonly UnknownName[];
  readonly #goneFragments: ReadonlySet<string>;

  constructor(names: readonly UnknownName[], goneFragments: ReadonlySet<string>) {
    this.#names = names;
    this.#goneFragments = goneFragments;
  }

  /** @param parent type of the selection, if the content model knows it */
  fromSet(set: SelectionSetNode, parent: string | undefined): SelectionSetNode | undefined {
    const selections = set.selections.flatMap((selection) => this.#fromSelection(selection, parent) ?? []);
    return selections.length > 0 ? { ...set, selections } : undefined;
  }

  fromDefinition(definition: DefinitionNode): DefinitionNode | undefined {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION && definition.kind !== Kind.OPERATION_DEFINITION) {
      return definition;
    }
    const type = definition.kind === Kind.FRAGMENT_DEFINITION ? definition.typeCondition.name.value : 'RootQuery';
    if (isType(this.#names, type)) return undefined;
    const selectionSet = this.fromSet(definition.selectionSet, type);
    return selectionSet && { ...definition, selectionSet };
  }

  #fromSelection(selection: SelectionNode, parent: string | undefined): SelectionNode | undefined {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return this.#goneFragments.has(selection.name.value) ? undefined : selection;
    }
    if (selection.kind === Kind.FIELD) return this.#fromField(selection, parent);
    const type = selection.typeCondition?.name.value ?? parent;
    if (isType(this.#names, type)) return undefined;
    const selectionSet = this.fromSet(selection.selectionSet, type);
    return selectionSet && { ...selection, selectionSet };
  }

  #fromField(field: FieldNode, parent: string | undefined): FieldNode | undefined {
    const name = field.name.value;
    if (this.#names.some((unknown) => unknown.type === parent && unknown.field === name)) return undefined;
    if (!field.selectionSet) return field;
    const selectionSet = this.fromSet(field.selectionSet, typeBehind(parent, name));
    return selectionSet && { ...field, selectionSet };
  }
}

/** Removes names from all definitions; the spreads of an emptied fragment go with it. */
function removed(definitions: readonly DefinitionNode[], names: readonly UnknownName[]): DefinitionNode[] {
  const gone = new Set<string>();
  for (;;) {
    const before = gone.size;
    const removal = new Removal(names, gone);
    const left = definitions.flatMap((definition) => {
      const edited = removal.fromDefinition(definition);
      if (!edited && definition.kind === Kind.FRAGMENT_DEFINITION) gone.add(definition.name.value);
      return edited ?? [];
    });
    if (gone.size === before) return left;
  }
}

function namesUsed(node: ASTNode, kind: Kind.VARIABLE | Kind.FRAGMENT_SPREAD): Set<string> {
  const names = new Set<string>();
  visit(node, {
    enter: (found) => {
      if (found.kind === kind) names.add(found.name.value);
    },
  });
  return names;
}

/** Fragments that the operation uses, directly or through others. */
function fragmentsReached(operation: OperationDefinitionNode, fragments: readonly FragmentDefinitionNode[]) {
  const reached = new Set<FragmentDefinitionNode>();
  const follow = (node: ASTNode) => {
    const spreads = namesUsed(node, Kind.FRAGMENT_SPREAD);
    for (const fragment of fragments) {
      if (!spreads.has(fragment.name.value) || reached.has(fragment)) continue;
      reached.add(fragment);
      follow(fragment);
    }
  };
  follow(operation);
  return [...reached];
}

/**
 * A query without some fields and types, and without the variables and fragments that only they used.
 * @param names whose positions the content model knows
 * @returns undefined when the whole query would be empty
 */
export function withoutNames(document: DocumentNode, names: readonly UnknownName[]): DocumentNode | undefined {
  const left = removed(document.definitions, names);
  const operation = left.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return undefined;
  const fragments = fragmentsReached(
    operation,
    left.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION),
  );
  const used = [operation.selectionSet, ...(operation.directives ?? []), ...fragments].map((node) =>
    namesUsed(node, Kind.VARIABLE),
  );
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.some((names) => names.has(variable.name.value)),
  );
  return { ...document, definitions: [{ ...operation, variableDefinitions }, ...fragments] };
}
