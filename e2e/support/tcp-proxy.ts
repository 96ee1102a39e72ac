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
  /** The same of the bytes that the client sends. */
  sentBytesPerSecond?: number;
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
  /** Connections that hang, and responses that are on their way. */
  readonly pending: number;
  /** Sets the fault, and closes all connections, to which it would not have applied. Without a toxic, there is none. */
  use(toxic: Toxic | undefined): void;
  /** From now on, connections are accepted and nothing passes, in either direction. */
  freeze(): void;
  /** Passes on what was held, and everything further. */
  thaw(): void;
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

/** What all connections of a proxy share. */
interface Line {
  toxic: Toxic;
  pending: number;
  /** Resolves when bytes may pass again; undefined while they may. */
  thawed: PromiseWithResolvers<void> | undefined;
}

/** Passes the bytes of one side on, as the toxic has it. Ends when either side is gone. */
async function passOn(from: Socket, to: Socket, toxic: Toxic, line: Line): Promise<void> {
  let left = toxic.limitBytes ?? Number.POSITIVE_INFINITY;
  for await (const bytes of from) {
    line.pending += 1;
    try {
      for (const [piece, afterMs] of piecesOf(bytes as Buffer, toxic)) {
        if (afterMs > 0) await pause(afterMs);
        await line.thawed?.promise;
        if (to.destroyed) return;
        const passed = piece.subarray(0, left);
        left -= passed.length;
        if (!to.write(passed)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
        if (left <= 0) return void to.end();
      }
    } finally {
      line.pending -= 1;
    }
  }
  await pause(toxic.slowCloseMs ?? 0);
  await line.thawed?.promise;
  to.end();
}

function join(client: Socket, targetPort: number, line: Line): void {
  const { toxic } = line;
  if (toxic.refuse === 'reset') return void client.once('data', () => client.resetAndDestroy());
  if (toxic.refuse === 'hang') {
    line.pending += 1;
    client.on('close', () => {
      line.pending -= 1;
    });
    // Reads what it is sent, as a server whose program hangs would for a while.
    return void client.resume();
  }
  const server = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
  server.on('error', () => client.resetAndDestroy());
  client.on('close', () => server.destroy());
  const { sentBytesPerSecond } = toxic;
  const sent = sentBytesPerSecond === undefined ? {} : { bytesPerSecond: sentBytesPerSecond };
  passOn(client, server, sent, line).catch(() => server.destroy());
  passOn(server, client, toxic, line).catch(() => client.destroy());
}

/**
 * Starts a proxy on a free port of the loopback interface, initially without faults.
 * @param targetPorts where servers listen, on the same interface; connections take turns
 */
export async function startTcpProxy(...targetPorts: number[]): Promise<TcpProxy> {
  const clients = new Set<Socket>();
  const line: Line = { toxic: {}, pending: 0, thawed: undefined };
  let connections = 0;
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const targetPort = targetPorts[connections % targetPorts.length] ?? 0;
    connections += 1;
    clients.add(client);
    // A reset is what tests cause, and what either side may do at any time.
    client.on('error', () => undefined).on('close', () => clients.delete(client));
    join(client, targetPort, line);
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
      return line.pending;
    },
    use(next) {
      line.toxic = next ?? {};
      closeAll();
    },
    freeze() {
      line.thawed ??= Promise.withResolvers<void>();
    },
    thaw() {
      line.thawed?.resolve();
      line.thawed = undefined;
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
