import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Request {
  method: string | undefined;
  path: string | undefined;
  /** JSON, parsed. */
  body: unknown;
}

/** A site on this machine that gives these answers in turn, as JSON, and the requests that it received. */
export async function answeringSite(...answers: unknown[]): Promise<{ url: string; requests: Request[] }> {
  const requests: Request[] = [];
  const server = createServer(async (req, res) => {
    const body = await text(req);
    requests.push({ method: req.method, path: req.url, body: body === '' ? undefined : JSON.parse(body) });
    const answer = answers[requests.length - 1];
    // Without an answer the connection ends, as when the site is down.
    if (answer === undefined) req.socket.destroy();
    else res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}
