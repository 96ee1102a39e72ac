import { readFileSync } from 'node:fs';
import { schemaFiles } from '@headwater/contract/recorded-schema.ts';
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A document that queries the ID of every node in its response. */
export interface IdentifiedDocument {
  document: DocumentNode;
  /** Tags of the lists that it queries, such as `list:post`, as the CMS names them. */
  lists: readonly string[];
}

/**
 * Nodes that need no tag. Every content names its type, and a change to the type's list is reported by the list; a form's
 * fields change with the form.
 */
const UNTAGGED = ['ContentType', 'FormField'];

const idField: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'id' } };

function isNode(type: GraphQLNamedType): boolean {
  if (UNTAGGED.includes(type.name)) return false;
  return (isObjectType(type) || isInterfaceType(type)) && type.getInterfaces().some(({ name }) => name === 'Node');
}

function selectsId({ selectionSet }: FieldNode): boolean {
  return selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === 'id') ?? false;
}

/** The tags of a connection: one for each type of content that its nodes may have. */
function listTags(connection: GraphQLNamedType, schema: GraphQLSchema): string[] {
  if (!isObjectType(connection) && !isInterfaceType(connection)) return [];
  const nodes = connection.getFields().nodes;
  const type = nodes && getNamedType(nodes.type);
  if (!type || !isCompositeType(type)) return [];
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  return types.map(({ name }) => `list:${name.toLowerCase()}`);
}

/** @param schema the contract, which every document of the site is valid against */
export function identified(document: DocumentNode, schema: GraphQLSchema): IdentifiedDocument {
  const types = new TypeInfo(schema);
  const lists = new Set<string>();
  const withIds = visit(
    document,
    visitWithTypeInfo(types, {
      Field(field) {
        const type = getNamedType(types.getType());
        if (!type || !field.selectionSet) return undefined;
        if (types.getParentType() === schema.getQueryType()) for (const tag of listTags(type, schema)) lists.add(tag);
        if (!isNode(type) || selectsId(field)) return undefined;
        const selections = [idField, ...field.selectionSet.selections];
        return { ...field, selectionSet: { ...field.selectionSet, selections } };
      },
    }),
  );
  return { document: withIds, lists: [...lists] };
}

const known = new WeakMap<DocumentNode, IdentifiedDocument>();
let contract: GraphQLSchema | undefined;

/** Identifies a document of the site, each once. The contract is read for the first one. */
export function identifiedDocument(document: DocumentNode): IdentifiedDocument {
  // Whether it is valid is known from its tests.
  contract ??= buildSchema(readFileSync(schemaFiles.contract, 'utf8'), { assumeValidSDL: true });
  const entry = known.get(document) ?? identified(document, contract);
  known.set(document, entry);
  return entry;
}
