import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A response on its way to the client. */
export interface PassingResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Changes the response to a request, as another set-up of WordPress would. */
export type Change = (response: PassingResponse, request: { url: string; body: string }) => PassingResponse;

/** Responses of the CMS before they are changed: a doctor queries the same in each set-up, and changes nothing. */
const responses = new Map<string, Promise<PassingResponse>>();

async function fetchResponse(url: string, request: RequestInit): Promise<PassingResponse> {
  const response = await fetch(url, { ...request, redirect: 'manual' });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

async function pass(cmsUrl: string, change: Change, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = req.url ?? '/';
  const sent = (await buffer(req)).toString();
  const headers = ['content-type', 'x-faustwp-secret'].flatMap((name) => {
    const value = req.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const request = { method: req.method ?? 'GET', headers: Object.fromEntries(headers), ...(sent && { body: sent }) };
  const key = JSON.stringify([cmsUrl, url, request]);
  const known = responses.get(key) ?? fetchResponse(cmsUrl + url, request);
  responses.set(key, known);
  const response = await known;
  // Its URLs are those of the CMS that the client sees.
  const body = response.body.replaceAll(cmsUrl, `http://${req.headers.host}`);
  const passing = { ...response, headers: { ...response.headers }, body };
  const changed = change(passing, { url, body: sent });
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection']) {
    delete changed.headers[name];
  }
  res.writeHead(changed.status, changed.headers).end(changed.body);
}

/** A CMS on a port of its own: the one at `cmsUrl`, with changed responses. */
export async function startChangedCms(cmsUrl: string, change: Change): Promise<{ url: string; close: () => void }> {
  const server = createServer((req, res) => {
    pass(cmsUrl, change, req, res).catch((error: Error) => res.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
