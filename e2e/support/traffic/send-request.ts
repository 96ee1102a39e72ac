import { once } from 'node:events';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RequestOptions {
  agent: Agent;
  /** The loopback address that it comes from. */
  from?: string;
  /** The path as it goes over the wire, when it is not the URL's. */
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const LONGEST_MS = 20_000;

/** Sends one request as a visitor's browser does. @throws when the connection breaks, or no response came within 20 s */
export async function sendRequest(url: string | URL, options: RequestOptions): Promise<ReceivedResponse> {
  const { agent, from, path, method = 'GET', headers = {}, body } = options;
  const sent = request(url, {
    agent,
    method,
    headers,
    ...(from !== undefined && { localAddress: from }),
    ...(path !== undefined && { path }),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
