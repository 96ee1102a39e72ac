import type { IncomingMessage, ServerResponse } from 'node:http';
import { testServer } from '@headwater/tools/test-server.ts';

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
  const { url } = await testServer((req, res) => {
    const path = (req.url ?? '').replace('/wp-content/uploads/', '');
    requests.push(`${req.method} ${path}`);
    open += 1;
    res.once('close', () => {
      open -= 1;
    });
    answer(path, res, req);
  });
  return { url, requests, openAnswers: () => open };
}
