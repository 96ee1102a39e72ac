import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds. Node checks for overdue requests once per `checkEvery`, so both add up. */
export const httpLimits = {
  /** Time to receive the head of a request. */
  headers: 10_000,
  /** Time to receive a request with its body. */
  request: 14_000,
  checkEvery: 1_000,
  /** Idle time between two requests of a connection. */
  keepAlive: 10_000,
  /** Time without any traffic on a connection. */
  idle: 15_000,
} satisfies Record<string, number>;

/** Bytes buffered for a slow client before the source is paused; Node's default is 64 KB. */
const SEND_BUFFER = 16 * 1024;

/** A server that gives slow clients at most 15 seconds, and refuses protocol upgrades. */
export function createLimitedServer(
  listener: RequestListener,
  limits: Readonly<typeof httpLimits> = httpLimits,
): Server {
  const server = createServer(
    {
      connectionsCheckingInterval: limits.checkEvery,
      highWaterMark: SEND_BUFFER,
      // A request without a body has no stream to drain.
      optimizeEmptyRequests: true,
    },
    listener,
  );
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.keepAliveTimeout = limits.keepAlive;
  server.maxHeadersCount = 100;
  server.setTimeout(limits.idle);
  const refuse = (_req: unknown, socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  return server.on('upgrade', refuse).on('connect', refuse);
}
