import { setTimeout as pause } from 'node:timers/promises';
import type { VisitorFile } from './files.ts';

const PIECE = 256 * 1024;
/** Attempts before a visitor gives up: several minutes. */
const MOST_ATTEMPTS = 600;

interface UploadTarget {
  siteUrl: string;
  formId: number;
  fieldId: number;
  /** Of every request of this visitor. */
  headers: Record<string, string>;
}

/** What happened to one file, and to its requests. */
export interface UploadRun {
  /** ID of the upload; undefined when the site refused the file, or the visitor gave up. */
  upload: string | undefined;
  steps: string[];
}

function metadata({ formId, fieldId }: UploadTarget, name: string): string {
  const pairs = Object.entries({ form: String(formId), field: String(fieldId), name });
  return pairs.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join();
}

/** Uploads a file piece by piece like the site's own script: after a failure it checks how far it got, and goes on there. */
export async function uploadFile(target: UploadTarget, { name, bytes }: VisitorFile): Promise<UploadRun> {
  const headers = { origin: target.siteUrl, 'tus-resumable': '1.0.0', ...target.headers };
  const steps: string[] = [];
  let path: string | undefined;

  const request = async (method: string, url: string, more: Record<string, string>, body?: Uint8Array<ArrayBuffer>) => {
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(url, { method, headers: { ...headers, ...more }, signal, ...(body && { body }) });
    await response.arrayBuffer();
    return response;
  };

  /** One request. @returns the response's status; 0 for a broken connection */
  async function step(): Promise<number> {
    if (path === undefined) {
      const more = { 'upload-length': String(bytes.length), 'upload-metadata': metadata(target, name) };
      const created = await request('POST', `${target.siteUrl}/api/uploads`, more);
      path = created.headers.get('location') ?? undefined;
      return created.status;
    }
    const head = await request('HEAD', target.siteUrl + path, {});
    if (head.status !== 200) return head.status;
    let offset = Number(head.headers.get('upload-offset'));
    while (offset < bytes.length) {
      const more = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
      const sent = await request('PATCH', target.siteUrl + path, more, bytes.subarray(offset, offset + PIECE));
      if (sent.status !== 204) return sent.status;
      offset = Number(sent.headers.get('upload-offset'));
    }
    return 200;
  }

  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const status = await step().catch(() => 0);
    if (status === 201) continue;
    steps.push(status === 0 ? 'broken' : String(status));
    if (status === 200) return { upload: path?.slice('/api/uploads/'.length), steps };
    // The site has forgotten it: the file is sent from its beginning.
    if (status === 404 || status === 410) path = undefined;
    else if (status === 400 || status === 413 || status === 415 || status === 422) return { upload: undefined, steps };
    await pause(100 + Math.random() * 300);
  }
  return { upload: undefined, steps };
}
