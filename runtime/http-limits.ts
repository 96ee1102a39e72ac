import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { hasPace } from './slow-bodies.ts';

/** Milliseconds. Node checks for overdue requests once per `checkEvery`, so both add up. */
export const httpLimits = {
  /** Time to receive the head of a request. */
  headers: 10_000,
  /** Time to receive a request with its body, unless `allowSlowBody` gives it a pace. */
  request: 14_000,
  checkEvery: 1_000,
  /** Idle time between two requests of a connection. */
  keepAlive: 10_000,
  /** Time without any traffic on a connection. */
  idle: 15_000,
} satisfies Record<string, number>;

/** Bytes buffered for a slow client before the source is paused; Node's default is 64 KB. */
const SEND_BUFFER = 16 * 1024;

/** Requests that wait for their turn on one connection. Browsers send none before they have the response. */
const MOST_WAITING = 100;

/** Waiting requests, of all connections together, in one turn of the event loop. */
const TURN = 10;

/** The requests of one connection. */
interface Line {
  isBusy: boolean;
  waiting: (() => void)[];
}

/**
 * Works on one request of a connection at a time, and on few that waited in each turn of the event loop: a thousand
 * clients that send twenty requests at once delay others by a few requests.
 */
function takingTurns(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Duplex, Line>();
  /** Lines with a request that waits for its turn. */
  const ready: Line[] = [];
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || ready.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      for (const line of ready.splice(0, TURN)) line.waiting.shift()?.();
      schedule();
    });
  }

  return (req, res) => {
    const line = lines.get(req.socket) ?? { isBusy: false, waiting: [] };
    lines.set(req.socket, line);
    const run = () => {
      line.isBusy = true;
      res.once('finish', () => {
        line.isBusy = line.waiting.length > 0;
        if (line.isBusy) ready.push(line);
        schedule();
      });
      listener(req, res);
    };
    if (!line.isBusy) run();
    else if (line.waiting.length < MOST_WAITING) line.waiting.push(run);
    else req.socket.destroy();
  };
}

/** What Node responds with to a request that it cannot go on with; any other is malformed. */
const refusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/** A server that gives slow clients at most 15 seconds, and refuses protocol upgrades. */
export function createLimitedServer(
  listener: RequestListener,
  limits: Readonly<typeof httpLimits> = httpLimits,
): Server {
  const responses = new WeakMap<Duplex, ServerResponse>();
  const inTurn = takingTurns(listener);
  const server = createServer(
    {
      connectionsCheckingInterval: limits.checkEvery,
      highWaterMark: SEND_BUFFER,
      // A request without a body has no stream to drain.
      optimizeEmptyRequests: true,
    },
    (req, res) => {
      responses.set(req.socket, res);
      return inTurn(req, res);
    },
  );
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.keepAliveTimeout = limits.keepAlive;
  server.maxHeadersCount = 100;
  server.setTimeout(limits.idle);
  const refuse = (_req: unknown, socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  // Node reports each overdue request once, and leaves the response to this listener.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && hasPace(socket)) return;
    const response = responses.get(socket);
    const isResponding = response?.headersSent && !response.writableFinished;
    const status = refusals[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable && !isResponding) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    socket.destroy(error);
  });
  return server.on('upgrade', refuse).on('connect', refuse);
}
