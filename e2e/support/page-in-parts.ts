import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers that are about the connection to the site, or about the body as a whole. */
const dropped = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

export interface PageInParts {
  /** URL of the page, whose first part is sent when it is requested. */
  url: string;
  /** How many parts there are; known after the page was requested. */
  readonly parts: number;
  /** Sends the next part, and ends the page with the last one. */
  sendNext(): void;
  close(): Promise<void>;
}

/**
 * Serves a site so that one of its pages arrives in parts, as on a slow line or with a busy parser.
 * @param path of the page
 * @param split the parts of its HTML
 */
export async function servePageInParts(
  siteUrl: string,
  path: string,
  split: (html: string) => string[],
): Promise<PageInParts> {
  let left: string[] = [];
  let parts = 0;
  let open: ServerResponse | undefined;
  const sendNext = () => {
    open?.write(left.shift() ?? '');
    if (left.length === 0) open?.end();
  };
  const passOn = async (request: IncomingMessage, response: ServerResponse) => {
    const received = await fetch(new URL(request.url ?? '/', siteUrl), {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    response.writeHead(
      received.status,
      Object.fromEntries([...received.headers].filter(([name]) => !dropped.has(name))),
    );
    if (request.url !== path) return response.end(Buffer.from(await received.arrayBuffer()));
    left = split(await received.text());
    parts = left.length;
    open = response;
    sendNext();
  };
  const server = createServer((request, response) => {
    passOn(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    get parts() {
      return parts;
    },
    sendNext,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
