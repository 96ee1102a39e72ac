import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A load balancer without health checks: connections take turns, and one to an instance that is down breaks. */
export interface Balancer {
  port: number;
  close(): Promise<void>;
}

/** Starts a balancer on a free port of the loopback interface. */
export async function startBalancer(targetPorts: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const target = connect(targetPorts[turn % targetPorts.length] ?? 0, '127.0.0.1');
    turn += 1;
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
