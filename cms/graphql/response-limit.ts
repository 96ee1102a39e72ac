import { GraphQLError } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { responseSize } from './response-size.ts';

/** Maximum size of a response in bytes. The site reads no more than editors get. */
export const responseLimits = { anonymous: 1_000_000, editor: 5_000_000 } as const;
/** From this size on a query waits for its turn, so that ten of them at once don't delay everyone else. */
const large = 25_000;

function bytesText(bytes: number): string {
  return Math.round(bytes).toLocaleString('en-US');
}

/** The error for a client whose response is, or would be, too large. */
export function tooLarge(bytes: number, most: number): GraphQLError {
  return new GraphQLError(
    `The response would exceed the limit for its size: about ${bytesText(bytes)} of ${bytesText(most)} bytes. Query fewer entries with "first", or fewer fields.`,
  );
}

/**
 * Refuses a query before execution if its response would be too large, and queues large ones behind
 * each other. The queries of a batch are estimated together.
 * @param mostBytes maximum size of the response to a request
 */
export function useResponseLimit(mostBytes: (request: Request) => number): Plugin {
  const estimated = new WeakMap<Request, number>();
  const takeTurn = turns();
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { request }: YogaInitialContext = args.contextValue;
      const bytes = responseSize(args.schema, {
        document: args.document,
        operationName: args.operationName ?? undefined,
        variables: args.variableValues ?? undefined,
      });
      const total = bytes + (estimated.get(request) ?? 0);
      estimated.set(request, total);
      const most = mostBytes(request);
      if (total > most) setResultAndStopExecution({ errors: [tooLarge(total, most)] });
      else if (total > large) await takeTurn(total);
    },
  };
}

interface Waiting {
  size: number;
  start: () => void;
}

/**
 * A queue for work that keeps the process busy: each piece starts in a round of the event loop of its
 * own, so that other requests get responses in between. The smallest goes first.
 * @returns a promise that resolves when work of this size may start
 */
export function turns(): (size: number) => Promise<void> {
  const waiting: Waiting[] = [];

  function next(): void {
    const first = waiting.shift();
    if (!first) return;
    first.start();
    if (waiting.length > 0) setImmediate(next);
  }

  return (size) =>
    new Promise((start) => {
      if (waiting.length === 0) setImmediate(next);
      const index = waiting.findIndex((other) => other.size > size);
      waiting.splice(index < 0 ? waiting.length : index, 0, { size, start });
    });
}
