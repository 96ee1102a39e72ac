import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { discard } from './discard.ts';
import { CmsResponseError } from './errors.ts';
import { createDepthCheck } from './json-depth.ts';
import { limits } from './limits.ts';

/** The whole body, decoded. Stops reading as soon as it grows or nests beyond the limits. */
async function readText(operation: string, body: Readable, encoding: string): Promise<string> {
  const decoded = encoding === 'gzip' ? body.compose<Readable>(createGunzip()) : body;
  const chunks: Buffer[] = [];
  const isShallow = createDepthCheck(limits.depth);
  let size = 0;
  for await (const chunk of decoded as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.body) {
      discard(body);
      throw new CmsResponseError(operation, `the body is larger than ${limits.body} bytes`);
    }
    if (!isShallow(chunk)) {
      discard(body);
      throw new CmsResponseError(operation, `the body nests deeper than ${limits.depth} levels`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}

/**
 * Reads a JSON body.
 * @throws CmsResponseError when it is no JSON, too large or encoded in a way nobody asked for.
 */
export async function readJson(
  operation: string,
  body: Readable,
  headers: Record<string, string | string[] | undefined>,
): Promise<unknown> {
  const type = String(headers['content-type'] ?? '');
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  if (!/^application\/(?:graphql-response\+)?json\b/i.test(type) || !/^(?:gzip|identity)$/.test(encoding)) {
    discard(body);
    throw new CmsResponseError(operation, `the body is ${type || 'untyped'} (${encoding}) and not JSON`);
  }
  const text = await readText(operation, body, encoding);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CmsResponseError(operation, 'the body is no valid JSON', { cause });
  }
}
