import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { CmsContext } from '../schema/context.ts';

/** Names the operation in the touched keys, and refuses a mutation that came by GET. */
export function useExecutedOperation(): Plugin<CmsContext> {
  return {
    onExecute({ args }) {
      const operation = getOperationAST(args.document, args.operationName);
      const kind = operation?.operation === 'mutation' ? 'Mutation' : 'Query';
      const { touched }: CmsContext = args.contextValue;
      touched.operation(kind, operation?.name?.value);
    },
  };
}
