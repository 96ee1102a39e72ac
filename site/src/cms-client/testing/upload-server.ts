import type { IncomingMessage, ServerResponse } from 'node:http';
import { testServer } from '@headwater/tools/test-server.ts';

export interface UploadServer {
  url: string;
  /** Method and path of every request so far. */
  requests: string[];
  /** Responses that are neither finished nor aborted. */
  openResponses(): number;
}

/** Serves the uploads of a CMS over real HTTP. `respond` gets the path below the uploads folder. */
export async function startUploadServer(
  respond: (path: string, res: ServerResponse, req: IncomingMessage) => void,
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
    respond(path, res, req);
  });
  return { url, requests, openResponses: () => open };
}
