import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteRow } from '../routing/route-row.ts';

/** One request on its way through the pipeline, with what is known of it. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Names the request in its response and in the log. */
  requestId: string;
  /** Decoded. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  route: RouteRow;
}

/** One step of the pipeline. @returns whether it answered, which ends the exchange */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

/** Answers every request of one kind of route. */
export type Answer = (exchange: Exchange) => void | Promise<void>;
