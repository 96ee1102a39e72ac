import { contentTypes } from '@headwater/content-model/content-types.ts';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { CmsContext } from '../schema/context.ts';
import { isCmsNode, nodeGlobalId } from '../schema/nodes.ts';

/**
 * Makes every field that returns a node record its key, and every root list its type. Nested
 * lists record only their nodes, as in WPGraphQL Smart Cache.
 */
export function recordTouched(schema: GraphQLSchema): GraphQLSchema {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('The contract has no interface Node.');
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const returned = getNamedType(field.type);
      if (type === schema.getQueryType()) recordList(field, returned.name);
      const isNode = isAbstractType(returned)
        ? schema.getPossibleTypes(returned).some((possible) => schema.isSubType(node, possible))
        : isObjectType(returned) && schema.isSubType(node, returned);
      if (isNode) recordNodes(field);
    }
  }
  return schema;
}

type Field = GraphQLField<unknown, CmsContext>;

function recordNodes(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info);
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isCmsNode(item)) context.touched.node(nodeGlobalId(item));
    }
    return value;
  };
}

function recordList(field: Field, returned: string): void {
  const listed = listedTypes(returned);
  if (listed.length === 0) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    for (const type of listed) context.touched.list(type);
    return resolve(source, args, context, info);
  };
}

function listedTypes(connection: string): string[] {
  const type = /^RootQueryTo(\w+)Connection$/.exec(connection)?.[1];
  if (!type) return [];
  if (type === 'TermNode') return ['category', 'tag'];
  if (type !== 'ContentNode') return [type.toLowerCase()];
  // All of them, regardless of the filter, as in WordPress.
  return Object.values(contentTypes)
    .map(({ graphqlType }) => graphqlType.toLowerCase())
    .sort();
}
