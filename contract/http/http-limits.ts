import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds. Node looks for requests that are over their time once per `checkEvery`, so both add up. */
export const httpLimits = {
  /** For the head of a request. */
  headers: 10_000,
  /** For a request with its body. */
  request: 14_000,
  checkEvery: 1_000,
  /** Between two requests of one connection. */
  keepAlive: 10_000,
  /** For a connection on which nothing moves. */
  idle: 15_000,
} satisfies Record<string, number>;

/** Bytes that wait in memory for a client that reads slowly before the source is asked to pause; Node's own are 64 KB. */
const SEND_BUFFER = 16 * 1024;

/** A server that gives clients that send or read as slowly as they can 15 seconds, and refuses changes of protocol. */
export function createLimitedServer(
  listener: RequestListener,
  limits: Readonly<typeof httpLimits> = httpLimits,
): Server {
  const server = createServer(
    {
      connectionsCheckingInterval: limits.checkEvery,
      highWaterMark: SEND_BUFFER,
      // A request without a body needs no stream that is started only to be drained.
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
