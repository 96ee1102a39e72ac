/**
 * Work that metrics and traces know about. Names come from the code, never from a visitor: no path, no query, no
 * variable, no address.
 */
export type Work =
  | { kind: 'render' }
  /** One HTTP request to the CMS; `name` is the operation's. */
  | { kind: 'cms'; name: string; type: 'query' | 'mutation' | 'submission' }
  /** One attempt to give a lead to the CMS. */
  | { kind: 'delivery' }
  /** One attempt to give a lead to the webhook. */
  | { kind: 'hand-over' }
  /** A message of the CMS about a change. */
  | { kind: 'webhook' };

/** How work ended. */
export interface Ending {
  /** One of a few words, such as `ok`, or the name of an error's class. */
  outcome: string;
  /** The path of a page that exists for everyone; never one that a visitor made up. */
  publicPath?: string;
}

/** Describes a result; without it, every result is `ok`. */
export type EndingOf<Result> = (result: Result) => Ending;

/**
 * Runs work, and measures it. What `run` throws is thrown.
 * @param run gets headers for requests to other programs, which continue the trace there
 */
export type Observe = <Result>(
  work: Work,
  run: (headers: Readonly<Record<string, string>>) => Promise<Result>,
  endingOf?: EndingOf<Result>,
) => Promise<Result>;

/** Runs the work and measures nothing. */
export const unobserved: Observe = (_work, run) => run({});

/** The name of an error's class: its message may quote what a visitor wrote. */
export function errorOutcome(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}
