import { type DocumentNode, GraphQLError, getOperationAST, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import type { CmsContext } from '../schema/context.ts';
import { measureQuery, nothing, type QuerySize, together } from './query-size.ts';

/** Maximum number of tokens in a document; the site's largest has about 1,000. */
const mostTokens = 4_000;

/** Limits of one request, all queries of a batch together. The site's queries reach depth 9 and 4 aliases. */
export const queryLimits = { depth: 10, aliases: 50, fields: 1_000 } as const satisfies QuerySize;

/** @throws GraphQLError that names the exceeded limit */
function refuseExcess(size: QuerySize): void {
  for (const [measure, most] of Object.entries(queryLimits)) {
    // The keys of the limits are those of the size.
    const actual = size[measure as keyof QuerySize];
    if (actual > most) throw new GraphQLError(`The query exceeds the limit for ${measure}: ${actual} of ${most}.`);
  }
}

/**
 * Refuses a document that is too long, too deep or too wide as soon as it is parsed: validating such a
 * document would cost more than it is worth.
 * @param introspection whether a request may use introspection
 */
export function useQueryLimits({ introspection }: { introspection: (request: Request) => boolean }): Plugin {
  const counted = new WeakMap<Request, QuerySize>();

  function count(request: Request, document: DocumentNode): void {
    const size = together(measureQuery(document), counted.get(request) ?? nothing);
    counted.set(request, size);
    refuseExcess(size);
  }

  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: mostTokens }));
      return ({ result, context }) => {
        const { request }: YogaInitialContext = context;
        if (result !== null && !(result instanceof Error)) count(request, result);
      };
    },
    onValidate({ addValidationRule, context: { request } }) {
      if (!introspection(request)) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/** Adds the operation's name to the touched keys, and refuses a mutation sent by GET. */
export function useExecutedOperation(): Plugin<CmsContext> {
  return {
    onParse() {
      return ({ result, context }) => {
        const { request, params }: YogaInitialContext = context;
        if (request.method === 'GET' && isMutation(result, params.operationName)) {
          throw new GraphQLError('GET supports only query operation');
        }
      };
    },
    onExecute({ args }) {
      const operation = getOperationAST(args.document, args.operationName);
      const { touched }: CmsContext = args.contextValue;
      touched.operation(operation?.operation === 'mutation' ? 'Mutation' : 'Query', operation?.name?.value);
    },
  };
}

function isMutation(parsed: DocumentNode | Error | null, operationName: string | undefined): boolean {
  if (parsed === null || parsed instanceof Error) return false;
  return getOperationAST(parsed, operationName)?.operation === 'mutation';
}
