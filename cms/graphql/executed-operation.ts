import { type DocumentNode, GraphQLError, getOperationAST } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import type { CmsContext } from '../schema/context.ts';

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
