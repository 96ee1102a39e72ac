import { fieldsOf } from '@headwater/content-model/field-sets.ts';
import { type FieldKind, settingsOf } from '@headwater/content-model/fields.ts';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isObjectType,
  type SelectionSetNode,
  typeFromAST,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { defaultPageSize, largestPageSize } from '../schema/paging.ts';
import { fragmentsOf } from './query-size.ts';

/** Typical size of a scalar's value in a response. */
const scalarBytes: Readonly<Record<string, number>> = { Boolean: 5, Int: 8, Float: 12, ID: 32 };
const enumBytes = 20;
const textBytes = 100;

/** Long texts by editors. */
const longTexts: Readonly<Record<string, number>> = { content: 6_000, fullHead: 2_500, description: 500, excerpt: 400 };

/** Custom fields whose values are longer than most texts. */
const customBytes: Partial<Record<FieldKind, number>> = {
  wysiwyg: 1_200,
  strings: 6_000,
  textarea: 600,
  choice: 20,
};

/** Estimated size of a leaf field's value in a JSON response, in bytes. */
export function leafBytes(typeName: string, fieldName: string, type: GraphQLOutputType): number {
  const custom = fieldsOf(typeName)[fieldName];
  const known = (custom && customBytes[settingsOf(custom).kind]) ?? longTexts[fieldName];
  if (known !== undefined) return known;
  const bare = getNullableType(type);
  if (isListType(bare)) return 4 * leafBytes(typeName, fieldName, bare.ofType);
  return isEnumType(bare) ? enumBytes : (scalarBytes['name' in bare ? bare.name : ''] ?? textBytes);
}

export interface ParsedQuery {
  document: DocumentNode;
  operationName?: string | undefined;
  /** As the client sent them, not validated yet. */
  variables?: Readonly<Record<string, unknown>> | undefined;
}

/** Cost of a page of a list besides its entries: a database query. */
const connectionBytes = 1_000;
/** A search reads every text, whatever it finds. */
const searchBytes = 20_000;
/** Entries of a list that has no pages, such as the choices of a field. */
const listLength = 5;
/** Fields of a form: clients request the maximum, and no form has nearly as many. */
const formFields = 50;

/**
 * Estimates the size of a query's response in bytes before it is executed: each
 * field by its kind, each list by its page size. Where a node may be of several types, the largest
 * counts. Unknown fields count as nothing; validation refuses them.
 */
export function responseSize(schema: GraphQLSchema, { document, operationName, variables = {} }: ParsedQuery): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const fragments = fragmentsOf(document);
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  const values = { ...Object.fromEntries(defaults), ...variables };
  const sizes = new Map<SelectionSetNode, Map<string, number>>();

  function numberOf(node: ValueNode | undefined): number | undefined {
    const value = node && valueFromASTUntyped(node, values);
    return typeof value === 'number' ? value : undefined;
  }

  /** Entries on the page of a connection, as `pageOf` cuts it. */
  function pageSize({ arguments: given, name }: FieldNode): number {
    const argument = (wanted: string) => numberOf(given?.find((one) => one.name.value === wanted)?.value);
    const most = name.value === 'formFields' ? formFields : largestPageSize;
    return Math.min(Math.max(argument('first') || argument('last') || defaultPageSize, 1), most);
  }

  function ofField(parent: GraphQLObjectType, field: FieldNode, entries: number): number {
    const key = (field.alias ?? field.name).value.length + 4;
    const definition = parent.getFields()[field.name.value];
    if (!definition) return field.name.value === '__typename' ? key + 20 : 0;
    const type = getNullableType(definition.type);
    const named = getNamedType(type);
    if (!isCompositeType(named)) return key + leafBytes(parent.name, field.name.value, type);
    if (!field.selectionSet) return 0;
    const isConnection = isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Connection');
    const inside = ofSelections(named, field.selectionSet, isConnection ? pageSize(field) : listLength);
    return key + (isConnection ? bytesOfPage(field) : 0) + 2 + inside * (isListType(type) ? entries : 1);
  }

  function ofObject(type: GraphQLObjectType, { selections }: SelectionSetNode, entries: number): number {
    let bytes = 0;
    for (const selection of selections) {
      if (selection.kind === 'Field') {
        bytes += ofField(type, selection, entries);
        continue;
      }
      const fragment = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection;
      const condition = fragment?.typeCondition && typeFromAST(schema, fragment.typeCondition);
      const applies =
        !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
      if (fragment && applies) bytes += remembered(type, fragment.selectionSet, entries);
    }
    return bytes;
  }

  /** Each selection is estimated once per type and page size, so that nested fragments stay cheap. */
  function remembered(type: GraphQLObjectType, selections: SelectionSetNode, entries: number): number {
    const known = sizes.get(selections) ?? new Map<string, number>();
    sizes.set(selections, known);
    const key = `${type.name} ${entries}`;
    const size = known.get(key);
    if (size !== undefined) return size;
    // A fragment counts as nothing inside itself.
    known.set(key, 0);
    const bytes = ofObject(type, selections, entries);
    known.set(key, bytes);
    return bytes;
  }

  function ofSelections(type: ReturnType<typeof getNamedType>, selections: SelectionSetNode, entries: number): number {
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    return types.reduce((most, possible) => Math.max(most, remembered(possible, selections, entries)), 0);
  }

  return remembered(root, operation.selectionSet, 1);
}

/** The cost of a page beside its entries. A filter in a variable may contain a search. */
function bytesOfPage({ arguments: given }: FieldNode): number {
  const where = given?.find(({ name }) => name.value === 'where')?.value;
  const hasSearch = where?.kind === 'ObjectValue' && where.fields.some(({ name }) => name.value === 'search');
  return connectionBytes + (hasSearch || where?.kind === 'Variable' ? searchBytes : 0);
}
