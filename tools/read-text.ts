import { readFileSync } from 'node:fs';

/** A text file that a person wrote, perhaps on Windows: UTF-8 or UTF-16, without its byte order mark. */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}
