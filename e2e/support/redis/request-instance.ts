import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { operatorHeaders } from '@headwater/tools/running-program.ts';

interface InstanceRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface InstanceResponse {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/**
 * Sends a request to one instance of a site as the proxy in front of it would: with the host name of the site.
 * @param url of the instance with a path
 * @param host of the site's public URL
 */
export async function requestInstance(
  url: string,
  host: string,
  { method = 'GET', headers = {}, body }: InstanceRequest = {},
): Promise<InstanceResponse> {
  const sent = request(url, { method, headers: { ...headers, host }, agent: false });
  const responded = once(sent, 'response');
  sent.end(body);
  const [response] = (await responded) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}

/**
 * What the health report of an instance says about Redis: `connected` or `local`.
 * @param url base URL of the instance
 * @param host of the site's public URL
 */
export async function redisStatus(url: string, host: string): Promise<string> {
  const { text } = await requestInstance(`${url}/healthz`, host, { headers: operatorHeaders });
  return String((JSON.parse(text) as { redis?: unknown }).redis);
}
