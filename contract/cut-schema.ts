import {
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InputObjectTypeDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  printSchema,
  type TypeDefinitionNode,
} from 'graphql';
import { namedType } from './named-type.ts';
import { droppedArguments, keptInputFields } from './subset.ts';

type Composite = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

function isComposite(node: TypeDefinitionNode | undefined): node is Composite {
  return node?.kind === Kind.OBJECT_TYPE_DEFINITION || node?.kind === Kind.INTERFACE_TYPE_DEFINITION;
}

function withoutProse<T extends { description?: unknown; directives?: unknown }>(node: T): T {
  return { ...node, description: undefined, directives: [] };
}

/** Follows the kept fields of every listed type, the roots among them, to the types that have no line of their own. */
class SchemaCut {
  readonly #definitions: ReadonlyMap<string, TypeDefinitionNode>;
  readonly #keptFields: Readonly<Record<string, string>>;
  readonly #queue: string[] = [];
  readonly #reached = new Map<string, TypeDefinitionNode>();
  readonly #problems: string[] = [];

  constructor(schema: GraphQLSchema, keptFields: Readonly<Record<string, string>>) {
    const { definitions } = parse(printSchema(schema), { noLocation: true });
    this.#definitions = new Map(
      definitions
        .filter((node): node is TypeDefinitionNode => 'name' in node && node.kind !== Kind.DIRECTIVE_DEFINITION)
        .map((node) => [node.name.value, node]),
    );
    this.#keptFields = keptFields;
  }

  /** @throws Error that lists every kept type or field that the schema lacks, and every type without a line */
  types(): TypeDefinitionNode[] {
    for (const name of Object.keys(this.#keptFields)) {
      if (this.#definitions.has(name)) this.#queue.push(name);
      else this.#problems.push(`WordPress has no type ${name}`);
    }
    this.#drain();
    if (this.#problems.length > 0) {
      throw new Error(`subset.ts and WordPress's schema disagree:\n- ${this.#problems.join('\n- ')}`);
    }
    return [...this.#reached.values()].sort((a, b) => a.name.value.localeCompare(b.name.value, 'en'));
  }

  #drain(): void {
    for (let name = this.#queue.pop(); name; name = this.#queue.pop()) {
      const node = this.#definitions.get(name);
      if (node && !this.#reached.has(name)) this.#reached.set(name, this.#prune(node));
    }
  }

  /** Field names listed for the type, or those that all connections share. */
  #listedFields(type: string): Set<string> | undefined {
    const listed = this.#keptFields[type];
    if (listed) return new Set(listed.split(' '));
    if (/Connection$/.test(type)) return new Set(['edges', 'nodes', 'pageInfo']);
    if (/Edge$/.test(type)) return new Set(['cursor', 'node']);
    if (/PageInfo$/.test(type)) return new Set(['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']);
    return undefined;
  }

  #isListedInterface(name: string): boolean {
    return this.#keptFields[name] !== undefined || /(Connection|Edge|PageInfo)$/.test(name);
  }

  /** An interface's fields must be on every type that implements it, so they join the list. */
  #wantedFields(node: Composite): Set<string> {
    const wanted = new Set(this.#listedFields(node.name.value));
    for (const { name } of node.interfaces ?? []) {
      const parent = this.#definitions.get(name.value);
      if (this.#isListedInterface(name.value) && isComposite(parent))
        for (const field of this.#wantedFields(parent)) wanted.add(field);
    }
    return wanted;
  }

  #prune(node: TypeDefinitionNode): TypeDefinitionNode {
    switch (node.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_DEFINITION:
        return this.#pruneComposite(node);
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        return this.#pruneInput(node);
      case Kind.ENUM_TYPE_DEFINITION:
        return { ...withoutProse(node), values: (node.values ?? []).map(withoutProse) };
      default:
        return withoutProse(node);
    }
  }

  #pruneComposite(node: Composite): Composite {
    const name = node.name.value;
    if (!this.#listedFields(name)) this.#problems.push(`${name} is reached but has no line in subset.ts`);
    const wanted = this.#wantedFields(node);
    const fields = (node.fields ?? [])
      .filter((field) => wanted.has(field.name.value))
      .map((field) => this.#pruneField(field));
    const names = new Set(fields.map((field) => field.name.value));
    for (const field of this.#keptFields[name]?.split(' ') ?? []) {
      if (!names.has(field)) this.#problems.push(`WordPress has no ${name}.${field}`);
    }
    const interfaces = (node.interfaces ?? []).filter((one: NamedTypeNode) => this.#isListedInterface(one.name.value));
    this.#queue.push(...interfaces.map((one) => one.name.value));
    return { ...withoutProse(node), interfaces, fields };
  }

  #pruneField(field: FieldDefinitionNode): FieldDefinitionNode {
    const kept = (field.arguments ?? []).filter((argument) => !droppedArguments.has(argument.name.value));
    this.#queue.push(namedType(field.type), ...kept.map((argument) => namedType(argument.type)));
    return { ...withoutProse(field), arguments: kept.map(withoutProse) };
  }

  #pruneInput(node: InputObjectTypeDefinitionNode): InputObjectTypeDefinitionNode {
    const pattern =
      keptInputFields[node.name.value] ??
      (node.name.value.endsWith('WhereArgs') ? keptInputFields['*WhereArgs'] : undefined);
    const fields = (node.fields ?? []).filter((field) => pattern?.test(field.name.value) ?? true);
    this.#queue.push(...fields.map((field) => namedType(field.type)));
    return { ...withoutProse(node), fields: fields.map(withoutProse) };
  }
}

/**
 * The part of a WordPress schema that a list of fields reaches, as SDL: types in alphabetical order, without
 * descriptions.
 * @param keptFields field names by type, separated by spaces, as in `subset.ts`
 * @throws Error that lists every kept type or field that the schema lacks
 */
export function cutSchema(schema: GraphQLSchema, keptFields: Readonly<Record<string, string>>): string {
  const types = new SchemaCut(schema, keptFields).types();
  return ['schema {\n  query: RootQuery\n  mutation: RootMutation\n}', ...types.map(print)].join('\n\n');
}
