import {
  type ExecutionResult,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { isRecord } from '../is-record.ts';
import type { Entities, Fields } from './entities.ts';

/** What a field that may not be null has where nothing was recorded. */
function emptyValue(type: GraphQLOutputType): unknown {
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isObjectType(type)) return {};
  return { Boolean: false, Int: 0, Float: 0 }[String(type)] ?? '';
}

/** The nodes of a connection whose edges were recorded, and the other way round. */
function ofConnection(source: Fields, field: string): unknown {
  if (field === 'nodes' && Array.isArray(source.edges)) return source.edges.map((edge: Fields) => edge.node);
  if (field === 'edges' && Array.isArray(source.nodes)) return source.nodes.map((node) => ({ node }));
  return undefined;
}

/** Content types of which responses have nodes without saying so, by a field that only they have. */
const typicalFields = { projectTitle: 'Project', polygonCoordinates: 'Representative', excerpt: 'Post' };

/**
 * Executes a query from recorded nodes: a field has what any recording says of its node, and is null where none says
 * anything.
 * @param root resolvers of the query's fields by name
 */
export async function executeRecorded(
  schema: GraphQLSchema,
  entities: Entities,
  root: Readonly<Record<string, (variables: Fields) => unknown>>,
  { query, variables }: { query: string; variables: Fields },
): Promise<ExecutionResult> {
  const whole = (source: Fields): Fields => ({
    ...(typeof source.id === 'string' && entities.get(source.id)),
    ...source,
  });

  const resolveField: GraphQLFieldResolver<unknown, unknown> = (
    source,
    values,
    _context,
    { fieldName, returnType },
  ) => {
    const fields = isRecord(source) ? whole(source) : undefined;
    const value = fields ? (fields[fieldName] ?? ofConnection(fields, fieldName)) : root[fieldName]?.(values);
    return value ?? (isNonNullType(returnType) ? emptyValue(returnType.ofType) : null);
  };

  const resolveType: GraphQLTypeResolver<unknown, unknown> = (source, _context, _info, abstract) => {
    const fields = isRecord(source) ? whole(source) : {};
    if (typeof fields.__typename === 'string') return fields.__typename;
    const possible = schema.getPossibleTypes(abstract).map(({ name }) => name);
    if (typeof fields.templateName === 'string') {
      const template = `Template_${fields.templateName.replaceAll(' ', '')}`;
      return possible.find((name) => name === template) ?? 'DefaultTemplate';
    }
    const typical = Object.entries(typicalFields).find(([field, name]) => field in fields && possible.includes(name));
    return typical?.[1] ?? (possible.includes('Page') ? 'Page' : possible[0]);
  };

  return execute({
    schema,
    document: parse(query),
    variableValues: variables,
    fieldResolver: resolveField,
    typeResolver: resolveType,
  });
}
