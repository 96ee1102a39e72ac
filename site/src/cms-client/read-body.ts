import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { discard } from './discard.ts';
import { CmsResponseError } from './errors.ts';
import { createShapeCheck, type JsonShape } from './json-shape.ts';
import { limits } from './limits.ts';

const TOO_MUCH: Record<keyof JsonShape, string> = {
  depth: `the body nests deeper than ${limits.json.depth} levels`,
  values: `the body has more than ${limits.json.values} values`,
};

/** Reads and decodes the whole body. Stops reading as soon as it exceeds one of the limits. */
async function readText(operation: string, body: Readable, encoding: string): Promise<string> {
  const decoded = encoding === 'gzip' ? body.compose<Readable>(createGunzip()) : body;
  const chunks: Buffer[] = [];
  const excess = createShapeCheck(limits.json);
  let size = 0;
  for await (const chunk of decoded as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.body) {
      discard(body);
      throw new CmsResponseError(operation, `the body is larger than ${limits.body} bytes`);
    }
    const tooMuch = excess(chunk);
    if (tooMuch) {
      discard(body);
      throw new CmsResponseError(operation, TOO_MUCH[tooMuch]);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}

/**
 * Reads a JSON body.
 * @throws CmsResponseError when it is not JSON, too large, or has an encoding that was not requested.
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
    throw new CmsResponseError(operation, 'the body is not valid JSON', { cause });
  }
}
