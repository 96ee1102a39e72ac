import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LimitName, LocalLimitName, RouteRow } from '../routing/route-row.ts';
import type { Client } from './policy/client-address.ts';

/**
 * Counts an attempt of a kind that the route's row lists.
 * @param what the subject with a count of its own, such as an account; empty for all attempts of the client
 * @returns seconds until the attempt may be made, 0 for now; at once for a limit that instances don't share
 * @throws Error when the row does not list the attempt
 */
export interface CountAttempt {
  (name: LocalLimitName, what?: string): number;
  (name: LimitName, what?: string): number | Promise<number>;
}

/** A request on its way through the pipeline, with its parsed parts. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Identifies the request in its response and in the log. */
  requestId: string;
  /** Decoded. */
  path: string;
  /** Still encoded, without the question mark. */
  query: string;
  route: RouteRow;
  client: Client;
  attempt: CountAttempt;
  /** The body of a message from the CMS whose signature was verified. */
  signedBody?: Buffer;
}

/** A step of the pipeline. @returns whether it responded, which ends the exchange */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

/** Handles every request of one kind of route. */
export type Responder = (exchange: Exchange) => void | Promise<void>;
