import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Fault, withFault } from './leads/cms-faults.ts';

/** One GraphQL query that passed: operation name and variables. */
export interface Question {
  operationName: string;
  variables: string;
}

/** A proxy in front of the CMS that records requests, can be closed, and can modify answers. */
export interface CmsProxy {
  url: string;
  /** Without those for the feed and the index's lists, which the site may send at any time. */
  questions: Question[];
  /** Those for the feed and the index's lists. */
  backgroundQuestions: Question[];
  /** While true, every answer has an error and null data, with HTTP 200. */
  spoilAnswers: boolean;
  /** Modifies a good answer, as if an editor had changed content. */
  edit: (answer: string, question: Question) => string;
  /** Modifies the headers of an answer. */
  editHeaders: (headers: Record<string, string>) => Record<string, string>;
  /** Modifies the body of a request. */
  editBody: (body: string, question: Question) => string;
  /** Awaited before a query is passed on. */
  hold: (question: Question) => Promise<void> | undefined;
  /** The fault of the next form submission. */
  nextFault: () => Fault | undefined;
  /** Refuses connections, like a CMS that is down. */
  close: () => Promise<void>;
  /** Listens again on the same port. */
  open: () => Promise<void>;
}

/** Starts a proxy in front of `target`. It listens at once unless `isClosed`. */
export async function startCmsProxy(target: string): Promise<CmsProxy> {
  const server = createServer((request, response) => {
    forward(proxy, target, request, response).catch((error: Error) => response.destroy(error));
  });
  let port = 0;
  const open = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await open();
  const proxy: CmsProxy = {
    url: `http://127.0.0.1:${port}`,
    questions: [],
    backgroundQuestions: [],
    spoilAnswers: false,
    edit: String,
    editHeaders: (headers) => headers,
    editBody: String,
    hold: () => undefined,
    nextFault: () => undefined,
    open,
    close,
  };
  return proxy;
}

/** Queries that no page waits for. */
const inBackground = /^Get(?:Feed|Sitemap)/;

async function forward(proxy: CmsProxy, target: string, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', target);
  const bytes = request.method === 'GET' || request.method === 'HEAD' ? undefined : await buffer(request);
  const isMultipart = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const body = isMultipart ? undefined : bytes?.toString();
  const isGraphql = url.searchParams.has('graphql') || url.pathname === '/graphql';
  const question = isGraphql ? questionOf(url, body ?? operationsIn(bytes)) : undefined;
  if (question) {
    const isInBackground = inBackground.test(question.operationName);
    (isInBackground ? proxy.backgroundQuestions : proxy.questions).push(question);
  }
  if (question) await proxy.hold(question);
  const sent = body !== undefined && question ? proxy.editBody(body, question) : bytes;
  const forwardToCms = async () => {
    const answer = await fetch(url, {
      method: request.method ?? 'GET',
      headers: { ...textHeaders(request), 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(sent === undefined ? {} : { body: sent }),
    });
    const answered = Buffer.from(await answer.arrayBuffer());
    const headers = proxy.editHeaders(Object.fromEntries(answer.headers));
    for (const name of ['content-length', 'transfer-encoding', 'connection']) delete headers[name];
    return () => {
      response.writeHead(answer.status, headers);
      if (!question) response.end(answered);
      else response.end(proxy.spoilAnswers ? spoil(answered) : proxy.edit(answered.toString(), question));
    };
  };
  const fault = question?.operationName === 'SubmitForm' ? proxy.nextFault() : undefined;
  await withFault(fault, forwardToCms, {
    cut: () => void response.destroy(),
    answerGateway: () => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  });
}

/** The operation of a multipart request, which begins with it; its files stay as they are. */
function operationsIn(bytes: Buffer | undefined): string | undefined {
  return /name="operations"\r\n\r\n(.*)\r\n/.exec(bytes?.toString('latin1', 0, 65_536) ?? '')?.[1];
}

function questionOf(url: URL, body: string | undefined): Question {
  const asked: Record<string, unknown> = body ? JSON.parse(body) : Object.fromEntries(url.searchParams);
  const { operationName, variables } = asked;
  return {
    operationName: String(operationName),
    variables: typeof variables === 'string' ? variables : JSON.stringify(variables ?? {}),
  };
}

function spoil(bytes: Buffer): string {
  const { data } = JSON.parse(bytes.toString()) as { data?: Record<string, unknown> };
  const nulls = Object.fromEntries(Object.keys(data ?? {}).map((key) => [key, null]));
  return JSON.stringify({ errors: [{ message: 'Internal server error' }], data: nulls });
}

const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding']);

function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ownHeaders.has(name) ? [[name, value]] : [],
    ),
  );
}
