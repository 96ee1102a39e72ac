import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Fault, withFault } from './leads/cms-faults.ts';

/** One GraphQL query that passed: operation name and variables. */
export interface CmsQuery {
  operationName: string;
  variables: string;
}

/** A proxy in front of the CMS that records requests, can be closed, and can modify responses. */
export interface CmsProxy {
  url: string;
  /** Without those for the feed and the index's lists, which the site may send at any time. */
  queries: CmsQuery[];
  /** Those for the feed and the index's lists. */
  backgroundQueries: CmsQuery[];
  /** While true, every response has an error and null data, with HTTP 200. */
  spoilResponses: boolean;
  /** Modifies a good response, as if an editor had changed content. */
  edit: (response: string, query: CmsQuery) => string;
  /** Modifies the headers of a response. */
  editHeaders: (headers: Record<string, string>) => Record<string, string>;
  /** Modifies the body of a request. */
  editBody: (body: string, query: CmsQuery) => string;
  /** Awaited before a query is passed on. */
  hold: (query: CmsQuery) => Promise<void> | undefined;
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
    queries: [],
    backgroundQueries: [],
    spoilResponses: false,
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
  const query = isGraphql ? queryOf(url, body ?? operationsIn(bytes)) : undefined;
  if (query) {
    const isInBackground = inBackground.test(query.operationName);
    (isInBackground ? proxy.backgroundQueries : proxy.queries).push(query);
  }
  if (query) await proxy.hold(query);
  const sent = body !== undefined && query ? proxy.editBody(body, query) : bytes;
  const forwardToCms = async () => {
    const received = await fetch(url, {
      method: request.method ?? 'GET',
      headers: { ...textHeaders(request), 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(sent === undefined ? {} : { body: sent }),
    });
    const content = Buffer.from(await received.arrayBuffer());
    const headers = proxy.editHeaders(Object.fromEntries(received.headers));
    for (const name of ['content-length', 'transfer-encoding', 'connection']) delete headers[name];
    return () => {
      response.writeHead(received.status, headers);
      if (!query) response.end(content);
      else response.end(proxy.spoilResponses ? spoil(content) : proxy.edit(content.toString(), query));
    };
  };
  const fault = query?.operationName === 'SubmitForm' ? proxy.nextFault() : undefined;
  await withFault(fault, forwardToCms, {
    cut: () => void response.destroy(),
    respondAsGateway: () => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  });
}

/** The operation of a multipart request, which begins with it; its files stay as they are. */
function operationsIn(bytes: Buffer | undefined): string | undefined {
  return /name="operations"\r\n\r\n(.*)\r\n/.exec(bytes?.toString('latin1', 0, 65_536) ?? '')?.[1];
}

function queryOf(url: URL, body: string | undefined): CmsQuery {
  const requested: Record<string, unknown> = body ? JSON.parse(body) : Object.fromEntries(url.searchParams);
  const { operationName, variables } = requested;
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
