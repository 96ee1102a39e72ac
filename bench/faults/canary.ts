import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A server that neither the site nor the CMS has a reason to connect to. */
export interface Canary {
  url: string;
  /** Connections so far: each is a request that somebody made the site send. */
  readonly hits: number;
  close(): Promise<void>;
}

/** Starts a canary on a free port of the loopback interface. */
export async function startCanary(): Promise<Canary> {
  let hits = 0;
  const server = createServer((socket) => {
    hits += 1;
    socket.on('error', () => undefined).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get hits() {
      return hits;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
