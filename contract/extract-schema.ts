/**
 * Cuts `schema.graphql` out of the whole WordPress schema along `subset.ts`.
 * Run it with `npm run extract --workspace contract` after a change to either.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  assertValidSchema,
  buildSchema,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  type TypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { droppedArguments, keptFields, keptInputFields } from './subset.ts';

type Composite = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

const wordpress = parse(readFileSync(new URL('wordpress/schema.graphql', import.meta.url), 'utf8'), {
  noLocation: true,
});
const definitions = new Map(
  wordpress.definitions
    .filter((node): node is TypeDefinitionNode => 'name' in node && node.kind !== Kind.DIRECTIVE_DEFINITION)
    .map((node) => [node.name.value, node]),
);
const problems: string[] = [];

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

function isComposite(node: TypeDefinitionNode | undefined): node is Composite {
  return node?.kind === Kind.OBJECT_TYPE_DEFINITION || node?.kind === Kind.INTERFACE_TYPE_DEFINITION;
}

/** Field names asked for by name, or by the shape that all connections share. */
function listedFields(type: string): Set<string> | undefined {
  const listed = keptFields[type];
  if (listed) return new Set(listed.split(' '));
  if (/Connection$/.test(type)) return new Set(['edges', 'nodes', 'pageInfo']);
  if (/Edge$/.test(type)) return new Set(['cursor', 'node']);
  if (/PageInfo$/.test(type)) return new Set(['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']);
  return undefined;
}

function isListedInterface(name: string): boolean {
  return keptFields[name] !== undefined || /(Connection|Edge|PageInfo)$/.test(name);
}

/** An interface's fields must be on whoever implements it, so they join the list. */
function wantedFields(node: Composite): Set<string> {
  const wanted = new Set(listedFields(node.name.value));
  for (const { name } of node.interfaces ?? []) {
    const parent = definitions.get(name.value);
    if (isListedInterface(name.value) && isComposite(parent))
      for (const field of wantedFields(parent)) wanted.add(field);
  }
  return wanted;
}

const queue: string[] = ['RootQuery', 'RootMutation'];
const reached = new Map<string, TypeDefinitionNode>();

function withoutProse<T extends { description?: unknown; directives?: unknown }>(node: T): T {
  return { ...node, description: undefined, directives: [] };
}

function keptInterfaces(node: Composite): NamedTypeNode[] {
  return (node.interfaces ?? []).filter(({ name }) => isListedInterface(name.value));
}

function pruneField(field: FieldDefinitionNode): FieldDefinitionNode {
  const kept = (field.arguments ?? []).filter((argument) => !droppedArguments.has(argument.name.value));
  queue.push(namedType(field.type), ...kept.map((argument) => namedType(argument.type)));
  return { ...withoutProse(field), arguments: kept.map(withoutProse) };
}

function pruneComposite(node: Composite): Composite {
  if (!listedFields(node.name.value)) problems.push(`${node.name.value} is reached but has no line in subset.ts`);
  const wanted = wantedFields(node);
  const fields = (node.fields ?? []).filter((field) => wanted.has(field.name.value)).map(pruneField);
  const names = new Set(fields.map((field) => field.name.value));
  for (const field of keptFields[node.name.value]?.split(' ') ?? []) {
    if (!names.has(field)) problems.push(`WordPress has no ${node.name.value}.${field}`);
  }
  const interfaces = keptInterfaces(node);
  queue.push(...interfaces.map(({ name }) => name.value));
  return { ...withoutProse(node), interfaces, fields };
}

function pruneInput(node: InputObjectTypeDefinitionNode): InputObjectTypeDefinitionNode {
  const pattern =
    keptInputFields[node.name.value] ??
    (node.name.value.endsWith('WhereArgs') ? keptInputFields['*WhereArgs'] : undefined);
  const fields = (node.fields ?? []).filter((field) => pattern?.test(field.name.value) ?? true);
  queue.push(...fields.map((field) => namedType(field.type)));
  return { ...withoutProse(node), fields: fields.map(withoutProse) };
}

function prune(node: TypeDefinitionNode): TypeDefinitionNode {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      return pruneComposite(node);
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return pruneInput(node);
    case Kind.ENUM_TYPE_DEFINITION:
      return { ...withoutProse(node), values: (node.values ?? []).map(withoutProse) };
    default:
      return withoutProse(node);
  }
}

function drain(): void {
  for (let name = queue.pop(); name; name = queue.pop()) {
    const node = definitions.get(name);
    if (node && !reached.has(name)) reached.set(name, prune(node));
  }
}

/** Types that only show behind an interface (pages behind ContentNode) are reached from their own line. */
function reachImplementations(): void {
  for (const name of Object.keys(keptFields)) {
    if (!definitions.has(name)) problems.push(`WordPress has no type ${name}`);
    else if (!reached.has(name)) queue.push(name);
  }
  drain();
}

drain();
reachImplementations();
if (problems.length > 0) throw new Error(`subset.ts and WordPress's schema disagree:\n- ${problems.join('\n- ')}`);

const sorted = [...reached.values()].sort((a, b) => a.name.value.localeCompare(b.name.value, 'en'));
const sdl = [
  '# Cut from wordpress/schema.graphql by extract-schema.ts. Change subset.ts, then run `npm run extract --workspace contract`.',
  'schema {\n  query: RootQuery\n  mutation: RootMutation\n}',
  ...sorted.map(print),
].join('\n\n');
assertValidSchema(buildSchema(sdl));
writeFileSync(new URL('schema.graphql', import.meta.url), `${sdl}\n`);
