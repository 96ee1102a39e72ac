import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface UploadServer {
  url: string;
  /** Method and path of every request so far. */
  requests: string[];
  /** Answers that are neither finished nor aborted. */
  openAnswers(): number;
}

/** Serves the uploads of a CMS over real HTTP. `answer` gets the path below the uploads folder. */
export async function startUploadServer(
  answer: (path: string, res: ServerResponse, req: IncomingMessage) => void,
): Promise<UploadServer> {
  const requests: string[] = [];
  let open = 0;
  const server = createServer((req, res) => {
    const path = (req.url ?? '').replace('/wp-content/uploads/', '');
    requests.push(`${req.method} ${path}`);
    open += 1;
    res.once('close', () => {
      open -= 1;
    });
    answer(path, res, req);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, openAnswers: () => open };
}
