import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type AnswerWell, type FaultMode, type FaultName, faultModes, type GoodAnswer } from './fault-modes.ts';

/** A CMS, or a proxy in front of one, with configurable faults. */
export interface FaultProxy {
  url: string;
  /** Received queries, by the name of their operation. */
  questions: string[];
  /** Requests without an end yet, and the most that there were at once. */
  readonly open: number;
  readonly mostOpen: number;
  /** Sets the fault of every further answer; without a name, there is none. */
  use(name: FaultName | undefined): Promise<void>;
  /** Chooses the fault of each further answer; `undefined` for a good one. No choice may be `down`. */
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

/** The answer of the CMS at `target`. */
export function answerFrom(target: string): AnswerWell {
  return async (req, body): Promise<GoodAnswer> => {
    const answer = await fetch(new URL(req.url ?? '/', target), {
      method: req.method ?? 'GET',
      headers: { ...passedOn(Object.entries(req.headers)), 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    return { status: answer.status, headers: passedOn(answer.headers), body: Buffer.from(await answer.arrayBuffer()) };
  };
}

/**
 * Starts a proxy on a free port, initially without faults.
 * @param elsewhere URL of a server that must not be asked: where faulty answers try to lead
 */
export async function startFaultProxy(
  answerWell: AnswerWell,
  elsewhere = 'http://elsewhere.invalid',
): Promise<FaultProxy> {
  const questions: string[] = [];
  let choose = (): FaultMode | undefined => undefined;
  let openNow = 0;
  let mostOpen = 0;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    questions.push(operationOf(req, body));
    const good = () => answerWell(req, body);
    const mode = choose();
    if (mode?.answer) return mode.answer(res, good, elsewhere);
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
    answer(req, res).catch(() => res.destroy());
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
    questions,
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
      if (mode && !mode.answer) await close();
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
