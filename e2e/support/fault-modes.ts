import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** A response as the CMS would give it. */
export interface GoodResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface FaultMode {
  /** Description for reports. */
  what: string;
  /** Whether a complete page is still possible; otherwise an uncached page must be a 503. */
  permitsPage: boolean;
  /**
   * Responds to a query like a network or CMS with this fault. `undefined`: nothing is listening. `elsewhere` is the URL
   * of a server that nothing may be sent to.
   */
  respond: ((res: ServerResponse, good: () => Promise<GoodResponse>, elsewhere: string) => Promise<void>) | undefined;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
/** 10 MB of spaces in 10 KB, sent repeatedly. */
const BOMB = gzipSync(Buffer.alloc(10 * 1024 * 1024, ' '), { level: 9 });
const NESTED = Buffer.from('['.repeat(2_000_000) + ']'.repeat(2_000_000));

function isOpen(res: ServerResponse): boolean {
  return !res.destroyed && res.socket?.destroyed === false;
}

function send(res: ServerResponse, { status, headers, body }: GoodResponse): void {
  res.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** Writes a chunk and waits until the other side has read it, or has disconnected. */
async function write(res: ServerResponse, piece: Buffer | string): Promise<void> {
  if (!isOpen(res) || res.write(piece)) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      res.off('drain', end).off('close', end);
      resolve();
    };
    res.on('drain', end).on('close', end);
  });
}

function fixed(status: number, headers: Record<string, string>, body: string | Buffer): FaultMode['respond'] {
  const bytes = Buffer.from(body);
  return async (res) => send(res, { status, headers, body: bytes });
}

/** The response's data with `change` applied, plus an error. */
function withErrors(change: (data: Record<string, unknown>) => Record<string, unknown>): FaultMode['respond'] {
  return async (res, good) => {
    const { status, headers, body } = await good();
    const { data } = JSON.parse(body.toString()) as { data?: Record<string, unknown> };
    const errors = [{ message: 'Internal server error' }];
    send(res, { status, headers, body: Buffer.from(JSON.stringify({ errors, data: change(data ?? {}) })) });
  };
}

async function endlessly(res: ServerResponse, next: () => Buffer | string, everyMs = 0): Promise<void> {
  while (isOpen(res)) {
    await write(res, next());
    await pause(everyMs);
  }
}

/** All faults of networks and broken CMSs. Tests and load scripts go through all of them. */
export const faultModes = {
  // Faults of networks that need no TCP; `network-faults.ts` has those that do.
  down: { what: 'connections are refused', permitsPage: false, respond: undefined },
  timeout: { what: 'queries are taken and never get a response', permitsPage: false, respond: async () => undefined },
  reset: {
    what: 'the connection is reset instead of a response',
    permitsPage: false,
    respond: async (res) => void res.socket?.resetAndDestroy(),
  },
  'half-close': {
    what: 'the CMS ends its side of the connection without a response',
    permitsPage: false,
    respond: async (res) => void res.socket?.end(),
  },
  'slow-headers': {
    what: 'the head of the response comes byte by byte',
    permitsPage: false,
    respond: async (res) => {
      const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Filler: ${'x'.repeat(10_000)}`;
      for (const byte of head) {
        if (!res.socket || res.socket.destroyed) return;
        res.socket.write(byte);
        await pause(100);
      }
    },
  },
  'slow-body': {
    what: 'the body comes a byte per second, for ever',
    permitsPage: false,
    respond: async (res) => {
      res.writeHead(200, JSON_TYPE);
      await endlessly(res, () => ' ', 1_000);
    },
  },
  'reset-in-body': {
    what: 'the connection is reset in the middle of the body',
    permitsPage: false,
    respond: async (res, good) => {
      const { status, headers, body } = await good();
      res.writeHead(status, { ...headers, 'content-length': body.length + 1 });
      res.write(body, () => res.socket?.resetAndDestroy());
    },
  },
  'hang-after-headers': {
    what: 'the head comes, the body never',
    permitsPage: false,
    respond: async (res) => res.writeHead(200, JSON_TYPE).flushHeaders(),
  },
  // Responses of a broken WordPress.
  'http-500': { what: 'status 500', permitsPage: false, respond: fixed(500, JSON_TYPE, '{"errors":[]}') },
  'html-200': {
    what: 'an HTML page with status 200',
    permitsPage: false,
    respond: fixed(200, { 'content-type': 'text/html' }, '<h1>Error establishing a database connection</h1>'),
  },
  'null-and-errors': {
    what: 'errors, and null for everything that was queried',
    permitsPage: false,
    respond: withErrors((data) => Object.fromEntries(Object.keys(data).map((name) => [name, null]))),
  },
  partial: {
    what: 'errors beside data, of which the last field is null',
    permitsPage: true,
    respond: withErrors((data) => ({
      ...data,
      ...Object.fromEntries(
        Object.keys(data)
          .slice(1)
          .map((name) => [name, null]),
      ),
    })),
  },
  redirect: {
    what: 'a redirect to another server',
    permitsPage: false,
    respond: async (res, _good, elsewhere) => void res.writeHead(302, { location: `${elsewhere}/graphql` }).end(),
  },
  'empty-body': { what: 'status 200 and nothing else', permitsPage: false, respond: fixed(200, JSON_TYPE, '') },
  'no-content': {
    what: 'status 204',
    permitsPage: false,
    respond: async (res) => void res.writeHead(204).end(),
  },
  'wrong-content-type': {
    what: 'a good body that is called text',
    permitsPage: false,
    respond: async (res, good) => send(res, { ...(await good()), headers: { 'content-type': 'text/plain' } }),
  },
  'body-100-mb': {
    what: 'a body of 100 MB',
    permitsPage: false,
    respond: async (res) => {
      res.writeHead(200, { ...JSON_TYPE, 'content-length': 100 * MEGABYTE.length });
      for (let count = 0; count < 100 && isOpen(res); count += 1) await write(res, MEGABYTE);
      res.end();
    },
  },
  'endless-chunks': {
    what: 'chunks without end',
    permitsPage: false,
    respond: async (res) => {
      res.writeHead(200, JSON_TYPE);
      await endlessly(res, () => ' '.repeat(100), 5);
    },
  },
  'gzip-bomb': {
    what: '10 MB that unpack to 10 GB',
    permitsPage: false,
    respond: async (res) => {
      res.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' });
      for (let count = 0; count < 1_000 && isOpen(res); count += 1) await write(res, BOMB);
      res.end();
    },
  },
  'invalid-json': {
    what: 'JSON that breaks off',
    permitsPage: false,
    respond: fixed(200, JSON_TYPE, '{"data":{"node":'),
  },
  bom: {
    what: 'a good body behind a byte order mark',
    permitsPage: true,
    respond: async (res, good) => {
      const { status, headers, body } = await good();
      send(res, { status, headers, body: Buffer.concat([Buffer.from('\ufeff'), body]) });
    },
  },
  'deep-nesting': {
    what: 'lists in lists, two million deep',
    permitsPage: false,
    respond: fixed(200, JSON_TYPE, NESTED),
  },
} satisfies Record<string, FaultMode>;

export type FaultName = keyof typeof faultModes;

/** All names, in the order of the list. */
export const faultNames = Object.keys(faultModes) as FaultName[];

/** The origin and content of a query, for the good half of a response. */
export type GoodResponder = (req: IncomingMessage, body: Buffer) => Promise<GoodResponse>;
