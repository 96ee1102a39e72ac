/**
 * Requests one URL over and over on connections that stay open, and prints how many responses came:
 * `node bench/load.ts PORT PATH ENCODING CONNECTIONS SECONDS`. A program of its own, so that it has a core of its own.
 */
import { connect } from 'node:net';
import { say } from '@headwater/tools/say.ts';

const [port = '', path = '/', encoding = 'identity', connections = '32', seconds = '2'] = process.argv.slice(2);
const request = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${encoding}\r\nAccept: text/html\r\nUser-Agent: bench\r\n\r\n`,
);
const endsAt = performance.now() + Number(seconds) * 1000;
let responses = 0;

/** Bytes behind the end of the head. @throws for an error page: it would be a fine rate and a false one. */
function bodyLength(head: string): number {
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`Not the page:\n${head}`);
  return Number(length);
}

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
    let known: number | undefined;
    let missing = 0;
    let head = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      let rest = chunk.length;
      if (missing === 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        known ??= bodyLength(head.toString('latin1', 0, end));
        missing = known;
        rest = head.length - end - 4;
        head = Buffer.alloc(0);
      }
      missing -= rest;
      if (missing > 0) return;
      missing = 0;
      responses += 1;
      if (performance.now() < endsAt) socket.write(request);
      else socket.end();
    });
    socket.on('error', reject).on('close', () => resolve());
  });
}

await Promise.all(Array.from({ length: Number(connections) }, load));
say(String(responses));
