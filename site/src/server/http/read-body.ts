import type { IncomingMessage } from 'node:http';

/**
 * Reads a whole request body.
 * @param discarded bytes beyond `most` that are still read, so that the client receives the refusal
 * @returns undefined when it is longer than `most` bytes
 */
export async function readBody(req: IncomingMessage, most: number, discarded = 0): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > most + discarded) return undefined;
    if (length <= most) chunks.push(bytes);
  }
  return length > most ? undefined : Buffer.concat(chunks);
}
