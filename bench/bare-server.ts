/** Writes one page from memory with `node:http` and nothing else: `node bench/bare-server.ts PORT FILE`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port = '', file = ''] = process.argv.slice(2);
const page: { headers: string[]; body: string } = JSON.parse(readFileSync(file, 'utf8'));
const body = Buffer.from(page.body, 'base64');

createServer((_req, res) => {
  res.writeHead(200, page.headers);
  res.end(body);
}).listen(Number(port), '127.0.0.1');
