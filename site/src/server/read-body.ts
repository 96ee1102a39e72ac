import type { IncomingMessage } from 'node:http';

/**
 * A whole request body, for programs that must see its bytes.
 * @returns undefined when it is longer than `most` bytes; the rest is not read.
 */
export async function readBody(req: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > most) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
