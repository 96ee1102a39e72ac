import { createServer, type RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from './at-end.ts';

/** A server, or what handles its requests, on a free port of this machine until the running test ends, or those of the file that is loaded. */
export async function testServer(listener: RequestListener | Server): Promise<{ port: number; url: string }> {
  const server = listener instanceof Server ? listener : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}
