import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type FaultMode, type FaultName, faultModes, type GoodResponder, type GoodResponse } from './fault-modes.ts';

/** A CMS, or a proxy in front of one, with configurable faults. */
export interface FaultProxy {
  url: string;
  /** Received queries, by the name of their operation. */
  queries: string[];
  /** Requests without an end yet, and the most that there were at once. */
  readonly open: number;
  readonly mostOpen: number;
  /** Sets the fault of every further response; without a name, there is none. */
  use(name: FaultName | undefined): Promise<void>;
  /** Chooses the fault of each further response; `undefined` for a good one. No choice may be `down`. */
  useAtRandom(choose: () => FaultName | undefined): Promise<void>;
  close(): Promise<void>;
}

function operationOf(req: IncomingMessage, body: Buffer): string {
  const search = new URL(req.url ?? '/', 'http://cms.invalid').searchParams;
  const posted = body.length > 0 ? /"operationName":"(\w+)"/.exec(body.toString())?.[1] : undefined;
  return search.get('operationName') ?? posted ?? '';
}

/** Headers that belong to one connection, or to a body as it was sent over it. */
const ownOfConnection = new Set(['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'date']);

function passedOn(headers: Iterable<[string, string | string[] | undefined]>): Record<string, string> {
  const texts = [...headers].flatMap(([name, value]) =>
    typeof value === 'string' && !ownOfConnection.has(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** The response of the CMS at `target`. */
export function forwardTo(target: string): GoodResponder {
  return async (req, body): Promise<GoodResponse> => {
    const response = await fetch(new URL(req.url ?? '/', target), {
      method: req.method ?? 'GET',
      headers: { ...passedOn(Object.entries(req.headers)), 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    return {
      status: response.status,
      headers: passedOn(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}

/**
 * Starts a proxy on a free port, initially without faults.
 * @param elsewhere URL of a server that must get no request: where faulty responses try to lead
 */
export async function startFaultProxy(
  respondWell: GoodResponder,
  elsewhere = 'http://elsewhere.invalid',
): Promise<FaultProxy> {
  const queries: string[] = [];
  let choose = (): FaultMode | undefined => undefined;
  let openNow = 0;
  let mostOpen = 0;

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    queries.push(operationOf(req, body));
    const good = () => respondWell(req, body);
    const mode = choose();
    if (mode?.respond) return mode.respond(res, good, elsewhere);
    const { status, headers, body: bytes } = await good();
    res.writeHead(status, headers).end(bytes);
  }

  const server = createServer((req, res) => {
    openNow += 1;
    mostOpen = Math.max(mostOpen, openNow);
    // The client has disconnected, as it does after most faults.
    res
      .on('error', () => undefined)
      .on('close', () => {
        openNow -= 1;
      });
    respond(req, res).catch(() => res.destroy());
  });
  let port = 0;
  async function open(): Promise<void> {
    if (server.listening) return;
    await once(server.listen(port, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
  }
  async function close(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  await open();
  return {
    url: `http://127.0.0.1:${port}`,
    queries,
    get open() {
      return openNow;
    },
    get mostOpen() {
      return mostOpen;
    },
    async use(name) {
      const mode = name && faultModes[name];
      choose = () => mode;
      // A fault applies to everyone, including open connections.
      server.closeAllConnections();
      if (mode && !mode.respond) await close();
      else await open();
    },
    async useAtRandom(chooseName) {
      choose = () => {
        const name = chooseName();
        return name && faultModes[name];
      };
      await open();
    },
    close,
  };
}
