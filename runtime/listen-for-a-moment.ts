import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens on a port for a moment. @throws what the system says against it, such as `EADDRINUSE` */
export async function listenForAMoment(host: string, port: number): Promise<void> {
  const server = createServer();
  await once(server.listen(port, host), 'listening');
  await once(server.close(), 'close');
}
