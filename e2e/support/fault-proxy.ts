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
  /** Sets the fault of every further answer; without a name, there is none. */
  use(name: FaultName | undefined): Promise<void>;
  close(): Promise<void>;
}

function operationOf(req: IncomingMessage, body: Buffer): string {
  const search = new URL(req.url ?? '/', 'http://cms.invalid').searchParams;
  const posted = body.length > 0 ? /"operationName":"(\w+)"/.exec(body.toString())?.[1] : undefined;
  return search.get('operationName') ?? posted ?? '';
}

/** The answer of the CMS at `target`. */
export function answerFrom(target: string): AnswerWell {
  return async (req, body): Promise<GoodAnswer> => {
    const headers = Object.fromEntries(
      ['content-type', 'x-faustwp-secret', 'authorization'].flatMap((name) => {
        const value = req.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const answer = await fetch(new URL(req.url ?? '/', target), {
      method: req.method ?? 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const passedOn = ['content-type', 'x-graphql-keys'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value]] : [];
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(passedOn),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
}

/** Starts a proxy on a free port, initially without faults. */
export async function startFaultProxy(answerWell: AnswerWell): Promise<FaultProxy> {
  const questions: string[] = [];
  let mode: FaultMode | undefined;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    questions.push(operationOf(req, body));
    const good = () => answerWell(req, body);
    if (mode?.answer) return mode.answer(res, good);
    const { status, headers, body: bytes } = await good();
    res.writeHead(status, headers).end(bytes);
  }

  const server = createServer((req, res) => {
    // The client has disconnected, as it does after most faults.
    res.on('error', () => undefined);
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
    async use(name) {
      mode = name && faultModes[name];
      // A fault applies to everyone, including open connections.
      server.closeAllConnections();
      if (mode && !mode.answer) await close();
      else await open();
    },
    close,
  };
}
