import { GraphQLError } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { answerSize } from './answer-size.ts';
import { turns } from './turns.ts';

/** Most bytes of an answer. The site takes no more than editors get. */
export const answerLimits = { anonymous: 1_000_000, editor: 5_000_000 } as const;
/** From here on a query waits for its turn: ten such at once must not hold up everybody else. */
const large = 25_000;

function bytesText(bytes: number): string {
  return Math.round(bytes).toLocaleString('en-US');
}

/** What a client reads whose answer is, or would be, too large. */
export function tooLarge(bytes: number, most: number): GraphQLError {
  return new GraphQLError(
    `The answer would exceed the limit for its size: about ${bytesText(bytes)} of ${bytesText(most)} bytes. Ask for fewer entries with "first", or for fewer fields.`,
  );
}

/**
 * Refuses a query whose answer would be too large before it is executed, and lets large ones wait for
 * one another. The queries of a batch are reckoned together.
 * @param mostBytes what a request may be answered with
 */
export function useAnswerLimit(mostBytes: (request: Request) => number): Plugin {
  const reckoned = new WeakMap<Request, number>();
  const takeTurn = turns();
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { request }: YogaInitialContext = args.contextValue;
      const bytes = answerSize(args.schema, {
        document: args.document,
        operationName: args.operationName ?? undefined,
        variables: args.variableValues ?? undefined,
      });
      const total = bytes + (reckoned.get(request) ?? 0);
      reckoned.set(request, total);
      const most = mostBytes(request);
      if (total > most) setResultAndStopExecution({ errors: [tooLarge(total, most)] });
      else if (total > large) await takeTurn(total);
    },
  };
}
