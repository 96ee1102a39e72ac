import type { IncomingHttpHeaders } from 'node:http';
import type { Observe } from './observe.ts';

/** A request as a trace shows it: the kind of its route, never its path, query, headers or client. */
export interface RequestFacts {
  method: string;
  route: string;
  status: number;
  /** `X-Cache` of a page. */
  cache: string | undefined;
}

/** Traces of the work that requests cause. */
export interface Tracing {
  /** Undefined without traces, so that nothing stands between a request and its page. */
  observe: Observe | undefined;
  /**
   * Runs a request; undefined without traces, too. It becomes a span only if work in it does: a page from the cache has none.
   * @param facts called when the request has ended
   */
  request:
    | ((headers: IncomingHttpHeaders, run: () => Promise<void>, facts: () => RequestFacts) => Promise<void>)
    | undefined;
  /** Runs work that outlives the request that began it: it has a trace of its own. */
  background<Result>(run: () => Result): Result;
  /** Sends what is left, for at most two seconds. Never rejects. */
  stop(): Promise<void>;
}

/** Tracing that is off. */
export const noTracing: Tracing = {
  observe: undefined,
  request: undefined,
  background: (run) => run(),
  stop: async () => undefined,
};

export interface TracingOptions {
  /** Whether `traceparent` comes from a proxy; otherwise a visitor could have made it up. */
  hasProxy: boolean;
  warn(message: string): void;
}
