import { readFileSync } from 'node:fs';
import { namedType } from '@headwater/contract/named-type.ts';
import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type NamedTypeNode,
  parse,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql/language/index.js';

/** By itself: what else knows the contract loads a library of several megabytes. */
const contractFile = new URL('../../../contract/schema.graphql', import.meta.url);

/** What a response may have under one key. */
export interface Expected {
  /** Undefined for a field that the contract lacks. */
  type: TypeNode | undefined;
  /** What is selected of its objects; absent for scalars. */
  objects: Objects | undefined;
  /** Whether the object always has it. */
  isSure: boolean;
}
type Members = ReadonlyMap<string, Expected>;

/** A selection about objects of a type. */
interface Selection {
  set: SelectionSetNode;
  type: string;
  /** False where it may be about other objects, or is left out by a directive. */
  isSure: boolean;
}

/** Everything that is selected of the same objects. */
export interface Objects {
  selections: readonly Selection[];
  /** What objects of each type have. */
  members: Map<string, Members>;
}

interface Types {
  /** The fields of each type, such as `[Post!]!`. */
  fields: ReadonlyMap<string, ReadonlyMap<string, TypeNode>>;
  /** The interfaces of each type. */
  interfaces: ReadonlyMap<string, ReadonlySet<string>>;
  /** The object types that each type may be. */
  objects: ReadonlyMap<string, ReadonlySet<string>>;
}

function readTypes(): Types {
  const fields = new Map<string, Map<string, TypeNode>>();
  const interfaces = new Map<string, Set<string>>();
  const objects = new Map<string, Set<string>>();
  const add = (type: string, object: string) => objects.set(type, (objects.get(type) ?? new Set()).add(object));
  for (const definition of parse(readFileSync(contractFile, 'utf8'), { noLocation: true }).definitions) {
    if (definition.kind === Kind.UNION_TYPE_DEFINITION) {
      for (const { name } of definition.types ?? []) add(definition.name.value, name.value);
    }
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    const name = definition.name.value;
    fields.set(name, new Map((definition.fields ?? []).map((field) => [field.name.value, field.type])));
    interfaces.set(name, new Set((definition.interfaces ?? []).map((one) => one.name.value)));
    if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const type of [name, ...(interfaces.get(name) ?? [])]) add(type, name);
  }
  return { fields, interfaces, objects };
}

let contract: Types | undefined;

function types(): Types {
  contract ??= readTypes();
  return contract;
}

const named = (value: string): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value } });
/** Every object has it, and its type does not list it. */
const typename: TypeNode = { kind: Kind.NON_NULL_TYPE, type: named('String') };

type Fragments = ReadonlyMap<string, { selectionSet: SelectionSetNode; typeCondition?: NamedTypeNode | undefined }>;

/** A field that is selected of an object, maybe several times. */
interface Selected {
  type: TypeNode | undefined;
  isSure: boolean;
  selections: Selection[];
}

/**
 * What an object has, as a GraphQL server collects its fields.
 * @param objectType undefined if the response does not tell it
 */
function readMembers(selections: readonly Selection[], objectType: string | undefined, fragments: Fragments): Members {
  const { fields, interfaces, objects } = types();
  const selected = new Map<string, Selected>();

  function addField({ name: { value: name }, alias, selectionSet: set }: FieldNode, parent: string, isSure: boolean) {
    const type = name === '__typename' ? typename : fields.get(parent)?.get(name);
    const key = alias?.value ?? name;
    const before = selected.get(key);
    const inside = set ? [{ set, type: type ? namedType(type) : '', isSure }] : [];
    selected.set(key, {
      type: before?.type ?? type,
      isSure: before?.isSure === true || (isSure && type !== undefined),
      selections: [...(before?.selections ?? []), ...inside],
    });
  }

  function add({ set, type: parent, isSure }: Selection): void {
    for (const selection of set.selections) {
      const isAlways = isSure && !selection.directives?.length;
      if (selection.kind === Kind.FIELD) {
        addField(selection, parent, isAlways);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const type = fragment.typeCondition?.name.value ?? parent;
      const isAbout = objectType === undefined ? undefined : objects.get(type)?.has(objectType) === true;
      const isForAll = type === parent || interfaces.get(parent)?.has(type) === true;
      if (isAbout !== false) add({ set: fragment.selectionSet, type, isSure: isAlways && (isAbout ?? isForAll) });
    }
  }

  for (const selection of selections) add(selection);
  return new Map(
    [...selected].map(([key, { type, isSure, selections: inside }]): [string, Expected] => {
      // The only selection of what is there is the one that it is there for.
      const known = inside.length === 1 ? inside.map((one) => ({ ...one, isSure: true })) : inside;
      return [key, { type, isSure, objects: known.length > 0 ? { selections: known, members: new Map() } : undefined }];
    }),
  );
}

export interface Queried {
  response: Objects;
  /** What one of the objects has, by its own type if the response tells it. */
  membersOf(object: Record<string, unknown>, objects: Objects): Members;
}

/** What the response to a document has. */
export function queriedBy(document: DocumentNode): Queried {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const root = operation?.operation === 'mutation' ? 'RootMutation' : 'RootQuery';
  const selections = operation ? [{ set: operation.selectionSet, type: root, isSure: true }] : [];
  return {
    response: { selections, members: new Map() },
    membersOf(object, { selections: about, members }) {
      const type = object.__typename ?? about[0]?.type;
      const isObjectType = typeof type === 'string' && types().objects.get(type)?.has(type) === true;
      const objectType = isObjectType ? type : undefined;
      const found = members.get(objectType ?? '') ?? readMembers(about, objectType, fragments);
      members.set(objectType ?? '', found);
      return found;
    },
  };
}
