import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Against clients that send or read as slowly as they can, and against changes of protocol. */
export function withLimits(server: Server): Server {
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 10_000;
  server.maxHeadersCount = 100;
  server.setTimeout(15_000);
  const refuse = (_req: unknown, socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  return server.on('upgrade', refuse).on('connect', refuse);
}
