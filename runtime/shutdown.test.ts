import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

const times = { announce: 6_000, drain: 9_000, interrupt: 1_000 };

// The test advances the steps itself; sockets use real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A server that responds at once, except `/slow`, which waits for the test. */
async function startServer() {
  const slow: ServerResponse[] = [];
  const server = createServer((req, res) => void (req.url === '/slow' ? slow.push(res) : res.end('ok')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const events: string[] = [];
  let exit = () => {};
  const exited = new Promise<void>((resolve) => {
    exit = resolve;
  });
  const shutdown = createShutdown(
    {
      server,
      announce: () => void events.push('announced'),
      finish: async () => void events.push('finishing'),
      exit: () => {
        events.push('exited');
        exit();
      },
    },
    times,
  );
  const open = async (path: string) => {
    const [response] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage];
    return { connection: response.headers.connection, body: await text(response) };
  };
  const slowResponses = () => vi.waitFor(() => expect(slow.length).toBeGreaterThan(0)).then(() => slow);
  return { shutdown, events, exited, open, slowResponses, port };
}

/** A listener closes two turns of the event loop after `close` was called. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
}

/** A client in a thread of its own: it sends a request while the server's thread is busy. */
const BUSY_CLIENT = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, steps } } = require('node:worker_threads');
  Atomics.wait(steps, 0, 0);
  const end = (response) => parentPort.postMessage(response);
  let response = '';
  const socket = connect(port, '127.0.0.1').on('error', ({ code }) => end(code));
  socket.on('data', (data) => { response += data; }).on('end', () => end(response));
  socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => {
    Atomics.store(steps, 1, 1);
    Atomics.notify(steps, 1);
  });
`;

test('a request that arrived while the process was busy gets a response, even if the listener closes next', async () => {
  const { shutdown, port } = await startServer();
  const steps = new Int32Array(new SharedArrayBuffer(8));
  const client = new Worker(BUSY_CLIENT, { eval: true, workerData: { port, steps } });
  onTestFinished(async () => void (await client.terminate()));
  await once(client, 'online');
  const received = once(client, 'message');
  shutdown.terminate();
  Atomics.store(steps, 0, 1);
  Atomics.notify(steps, 0);
  // This thread blocks until the request has been sent.
  Atomics.wait(steps, 1, 0);
  vi.advanceTimersByTime(times.announce);
  expect((await received)[0]).toContain('HTTP/1.1 200 OK');
});

test('after SIGTERM the site still responds for a while, reporting that it is not ready', async () => {
  const { shutdown, events, open } = await startServer();
  expect((await open('/')).connection).toBe('keep-alive');
  shutdown.terminate();
  vi.advanceTimersByTime(times.announce - 1);
  expect(events).toEqual(['announced']);
  expect(await open('/')).toEqual({ connection: 'close', body: 'ok' });
});

test('a site that stops refuses connections while it finishes its running requests', async () => {
  const { shutdown, events, exited, open, slowResponses } = await startServer();
  const underWay = open('/slow');
  const [response] = await slowResponses();
  shutdown.terminate();
  vi.advanceTimersByTime(times.announce);
  await turns();
  await expect(open('/')).rejects.toThrow('ECONNREFUSED');
  expect(events).toEqual(['announced', 'finishing']);
  response?.end('late, and whole');
  expect((await underWay).body).toBe('late, and whole');
  await exited;
});

test('a request over its time limit does not keep the process running', async () => {
  const { shutdown, events, exited, open, slowResponses } = await startServer();
  const underWay = open('/slow').catch((error: Error) => error.message);
  await slowResponses();
  shutdown.terminate();
  vi.advanceTimersByTime(times.announce + times.drain - 1);
  expect(events).not.toContain('exited');
  vi.advanceTimersByTime(1);
  await exited;
  expect(await underWay).toContain('socket hang up');
});

test('another request to stop changes nothing while the site finishes a request', async () => {
  const { shutdown, events, exited, open, slowResponses } = await startServer();
  const underWay = open('/slow');
  const [response] = await slowResponses();
  shutdown.interrupt();
  shutdown.interrupt();
  shutdown.terminate();
  expect(events).toEqual(['announced', 'finishing']);
  response?.end('whole');
  expect((await underWay).body).toBe('whole');
  await exited;
  expect(events).toEqual(['announced', 'finishing', 'exited']);
});

test('Ctrl-C stops listening at once, even during the announcement', async () => {
  const { shutdown, events, exited, open } = await startServer();
  shutdown.terminate();
  shutdown.interrupt();
  await turns();
  await expect(open('/')).rejects.toThrow('ECONNREFUSED');
  await exited;
  shutdown.terminate();
  vi.advanceTimersByTime(times.announce + times.drain);
  expect(events).toEqual(['announced', 'finishing', 'exited']);
});
