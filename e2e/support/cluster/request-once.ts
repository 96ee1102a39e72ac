import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface WireRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Certificate that a server by HTTPS has. */
  ca?: string | undefined;
}

/** A response as it came over the wire: not decoded, and no redirect followed. */
export interface WireResponse {
  status: number;
  headers: Record<string, string | undefined>;
  /** Each `Set-Cookie`. */
  cookies: string[];
  body: Buffer;
}

/** Sends one request with exactly these headers, on a connection of its own. */
export async function requestOnce(
  url: string,
  { method = 'GET', headers, body, ca }: WireRequest = {},
): Promise<WireResponse> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const request = send(url, { method, headers, agent: false, ...(ca !== undefined && { ca }) });
  request.end(body);
  const [response] = await once(request, 'response');
  const fields = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(fields),
    cookies: response.headers['set-cookie'] ?? [],
    body: await buffer(response),
  };
}
