import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from './at-end.ts';

/** A server, or what handles its requests, on a port of this machine, by default any free one, until the running test ends, or those of the file that is loaded. */
export async function testServer(
  listener: RequestListener | Server,
  given = 0,
): Promise<{ port: number; url: string }> {
  const server = listener instanceof Server ? listener : createServer(listener);
  await new Promise<void>((resolve) => server.listen(given, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

/** The headers `Authorization` of all requests to servers of this process, from now on until the running test ends. */
export function heardAuthorizations(): Set<string | undefined> {
  const heard = new Set<string | undefined>();
  const hear = (message: unknown) => heard.add((message as { request: IncomingMessage }).request.headers.authorization);
  subscribe('http.server.request.start', hear);
  atEnd(() => unsubscribe('http.server.request.start', hear));
  return heard;
}
