import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a network does to the bytes that a server sends. Milliseconds and bytes; what is absent does not happen. */
export interface Toxic {
  /** Every piece comes this late. */
  latencyMs?: number;
  /** And up to this much later, by chance. */
  jitterMs?: number;
  bytesPerSecond?: number;
  /** The longest piece that arrives at once. */
  sliceBytes?: number;
  /** A connection that the server ends is still open for this long. */
  slowCloseMs?: number;
  /** The connection ends after so many bytes of the server. */
  limitBytes?: number;
  /** `hang`: connections are accepted, and nothing passes. `reset`: they are reset with the first byte. */
  refuse?: 'hang' | 'reset';
}

/** A proxy for any protocol over TCP, with configurable faults. */
export interface TcpProxy {
  port: number;
  /** Connections accepted so far. */
  readonly connections: number;
  /** Connections that hang, and answers that are on their way. */
  readonly pending: number;
  /** Sets the fault, and closes all connections, to which it would not have applied. Without a toxic, there is none. */
  use(toxic: Toxic | undefined): void;
  /** Refuses connections, like a server that is down. */
  close(): Promise<void>;
  /** Listens again on the same port. */
  open(): Promise<void>;
}

/** The pieces in which bytes arrive, each with the pause before it in milliseconds. */
export function* piecesOf(
  bytes: Buffer,
  toxic: Toxic,
  random = Math.random,
): Generator<[piece: Buffer, afterMs: number]> {
  const { latencyMs = 0, jitterMs = 0, bytesPerSecond, sliceBytes } = toxic;
  // Ten pieces a second look like a slow line; one would look like a line that hangs.
  const size = Math.max(
    1,
    sliceBytes ?? (bytesPerSecond === undefined ? bytes.length : Math.ceil(bytesPerSecond / 10)),
  );
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    const late = at === 0 ? latencyMs + random() * jitterMs : 0;
    const slow = bytesPerSecond === undefined ? 0 : (piece.length / bytesPerSecond) * 1000;
    yield [piece, late + slow + (sliceBytes === undefined ? 0 : 1)];
  }
}

/** Counts what is pending. */
interface Counter {
  pending: number;
}

/** Passes the server's bytes on, as the toxic has it. Ends when either side is gone. */
async function passOn(server: Socket, client: Socket, toxic: Toxic, random: () => number, counter: Counter) {
  let left = toxic.limitBytes ?? Number.POSITIVE_INFINITY;
  for await (const bytes of server) {
    counter.pending += 1;
    try {
      for (const [piece, afterMs] of piecesOf(bytes as Buffer, toxic, random)) {
        if (afterMs > 0) await pause(afterMs);
        if (client.destroyed) return;
        const passed = piece.subarray(0, left);
        left -= passed.length;
        if (!client.write(passed)) await Promise.race([once(client, 'drain'), once(client, 'close')]);
        if (left <= 0) return void client.end();
      }
    } finally {
      counter.pending -= 1;
    }
  }
  await pause(toxic.slowCloseMs ?? 0);
  client.end();
}

function join(client: Socket, targetPort: number, toxic: Toxic, random: () => number, counter: Counter): void {
  if (toxic.refuse === 'reset') return void client.once('data', () => client.resetAndDestroy());
  if (toxic.refuse === 'hang') {
    counter.pending += 1;
    client.on('close', () => {
      counter.pending -= 1;
    });
    // Reads what it is sent, as a server whose program hangs would for a while.
    return void client.resume();
  }
  const server = connect(targetPort, '127.0.0.1');
  server.on('error', () => client.resetAndDestroy());
  client.on('close', () => server.destroy());
  client.pipe(server);
  passOn(server, client, toxic, random, counter).catch(() => client.destroy());
}

/**
 * Starts a proxy on a free port of the loopback interface, initially without faults.
 * @param targetPort where the server listens, on the same interface
 * @param random decides the jitter
 */
export async function startTcpProxy(targetPort: number, random: () => number = Math.random): Promise<TcpProxy> {
  const clients = new Set<Socket>();
  let toxic: Toxic = {};
  let connections = 0;
  const counter: Counter = { pending: 0 };
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    connections += 1;
    clients.add(client);
    // A reset is what tests cause, and what either side may do at any time.
    client.on('error', () => undefined).on('close', () => clients.delete(client));
    join(client, targetPort, toxic, random, counter);
  });
  const closeAll = () => {
    for (const client of clients) client.destroy();
  };
  let port = 0;
  const open = async () => {
    if (server.listening) return;
    await once(server.listen(port, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await open();
  return {
    port,
    get connections() {
      return connections;
    },
    get pending() {
      return counter.pending;
    },
    use(next) {
      toxic = next ?? {};
      closeAll();
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      closeAll();
      await closed;
    },
    open,
  };
}
