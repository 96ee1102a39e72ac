import { once } from 'node:events';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';

/** Bytes of a file's body as sent to a client that accepts gzip, compressed or not, without headers. */
export async function gzipSize(url: string): Promise<number> {
  const get = url.startsWith('https:') ? getHttps : getHttp;
  const request = get(url, { headers: { 'accept-encoding': 'gzip' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  return size;
}
