import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { piecesOf, startTcpProxy, type Toxic } from '@headwater/e2e/support/tcp-proxy.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

const RESPONSE = 'x'.repeat(1_000);

/** A server that responds to every connection's first bytes with a thousand, and ends the connection. */
async function startProxiedServer() {
  const server = createServer((socket) => socket.once('data', () => socket.end(RESPONSE)).on('error', () => undefined));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxy = await startTcpProxy((server.address() as AddressInfo).port);
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  return proxy;
}

/** What a client gets: the bytes, and how its connection ends. */
async function send(port: number): Promise<{ bytes: number; end: string }> {
  const socket = connect(port, '127.0.0.1');
  let bytes = 0;
  socket.on('data', (piece) => {
    bytes += piece.length;
  });
  const ended = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.on('close', () => resolve('closed'));
  });
  socket.write('a question');
  return { end: await ended, bytes };
}

const whole: readonly Toxic[] = [
  {},
  { latencyMs: 20 },
  { latencyMs: 5, jitterMs: 20 },
  { bytesPerSecond: 20_000 },
  { sliceBytes: 64 },
  { slowCloseMs: 20 },
];

test.each(whole)('the fault %j passes every byte on', async (toxic) => {
  const proxy = await startProxiedServer();
  proxy.use(toxic);
  expect(await send(proxy.port)).toEqual({ bytes: 1_000, end: 'closed' });
});

test('a limit ends the connection after its bytes', async () => {
  const proxy = await startProxiedServer();
  proxy.use({ limitBytes: 100 });
  expect(await send(proxy.port)).toEqual({ bytes: 100, end: 'closed' });
});

test('a reset sends nothing', async () => {
  const proxy = await startProxiedServer();
  proxy.use({ refuse: 'reset' });
  expect(await send(proxy.port)).toEqual({ bytes: 0, end: 'ECONNRESET' });
});

test('a connection that hangs is open until the fault changes', async () => {
  const proxy = await startProxiedServer();
  proxy.use({ refuse: 'hang' });
  const hanging = send(proxy.port);
  await vi.waitFor(() => expect(proxy.connections).toBe(1));
  proxy.use(undefined);
  expect((await hanging).bytes).toBe(0);
  expect(await send(proxy.port)).toEqual({ bytes: 1_000, end: 'closed' });
});

test('a frozen line holds everything until it thaws', async () => {
  const proxy = await startProxiedServer();
  proxy.freeze();
  const held = send(proxy.port);
  await vi.waitFor(() => expect(proxy.pending).toBe(1));
  proxy.thaw();
  expect(await held).toEqual({ bytes: 1_000, end: 'closed' });
});

test('connections take turns between servers', async () => {
  const [one, other] = [await startProxiedServer(), await startProxiedServer()];
  const proxy = await startTcpProxy(one.port, other.port);
  onTestFinished(proxy.close);
  for (let turn = 0; turn < 4; turn += 1) expect((await send(proxy.port)).bytes).toBe(1_000);
  expect([one.connections, other.connections]).toEqual([2, 2]);
});

test('a closed proxy refuses connections', async () => {
  const proxy = await startProxiedServer();
  await proxy.close();
  expect(await send(proxy.port)).toEqual({ bytes: 0, end: 'ECONNREFUSED' });
});

test('a closed proxy can be opened again on the same port', async () => {
  const proxy = await startProxiedServer();
  await proxy.close();
  await proxy.open();
  expect(await send(proxy.port)).toEqual({ bytes: 1_000, end: 'closed' });
});

const piecesWith = (toxic: Toxic) =>
  [...piecesOf(Buffer.alloc(250), toxic, () => 0.5)].map(([piece, ms]) => [piece.length, ms]);

test('without a fault, bytes are passed on in one piece at once', () => {
  expect(piecesWith({})).toEqual([[250, 0]]);
});

test('latency with jitter delays the bytes', () => {
  expect(piecesWith({ latencyMs: 100, jitterMs: 10 })).toEqual([[250, 105]]);
});

test('bandwidth divides the bytes into pieces with pauses', () => {
  expect(piecesWith({ bytesPerSecond: 1_000 })).toEqual([
    [100, 100],
    [100, 100],
    [50, 50],
  ]);
});

test('slices divide the bytes into pieces of their size', () => {
  expect(piecesWith({ sliceBytes: 200, latencyMs: 5 })).toEqual([
    [200, 6],
    [50, 1],
  ]);
});
