import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';

/** A request for a form. */
interface FormRequest {
  method: string | undefined;
  path: string | undefined;
  /** JSON, parsed. */
  body: unknown;
}

export interface SiteResponses {
  /** The responses to forms, in turn, as JSON. Without one the connection ends, as when the site is down. */
  responses?: readonly unknown[];
  /** Called for each request for an upload, such as `POST plan.pdf` or `PATCH 1`: a status other than that of success. */
  upload?: (request: string) => Promise<{ status: number; text: string } | undefined>;
}

export interface StandInSite {
  url: string;
  requests: FormRequest[];
  /** What `upload` was called with. */
  uploads: string[];
}

/** The name of the file that a request creates, or the number of the upload that it is about. */
function uploadOf({ url = '', headers }: IncomingMessage): string {
  const name = /name (\S+)/.exec(String(headers['upload-metadata']))?.[1];
  return name === undefined ? (url.split('/').at(-1) ?? '') : Buffer.from(name, 'base64').toString();
}

/** A site on this machine that responds to forms, and takes every file. */
export async function standInSite({ responses = [], upload }: SiteResponses): Promise<StandInSite> {
  const requests: FormRequest[] = [];
  const uploads: string[] = [];
  let created = 0;
  const takeUpload = async (req: IncomingMessage, res: ServerResponse, bytes: number) => {
    const request = `${req.method} ${uploadOf(req)}`;
    uploads.push(request);
    const other = await upload?.(request);
    if (other) return res.writeHead(other.status).end(other.text);
    if (req.method === 'POST') {
      created += 1;
      return res.writeHead(201, { location: `/api/uploads/${created}` }).end();
    }
    return res.writeHead(204, { 'upload-offset': Number(req.headers['upload-offset']) + bytes }).end();
  };
  const { url } = await testServer(async (req, res) => {
    const body = await buffer(req);
    if (req.url?.startsWith('/api/uploads')) return takeUpload(req, res, body.length);
    requests.push({ method: req.method, path: req.url, body: body.length > 0 ? JSON.parse(String(body)) : undefined });
    const response = responses[requests.length - 1];
    if (response === undefined) return req.socket.destroy();
    return res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(response));
  });
  return { url, requests, uploads };
}
