import { basename } from 'node:path';
import { plainAnswer } from '../../web/plain-answer.ts';
import type { AdminRequest } from '../admin-request.ts';

/** A file of an entry, always to be saved and never shown: it is a visitor's. */
export function entryFile({ url, files }: Pick<AdminRequest, 'url' | 'files'>): Response {
  const bytes = files.read(url.searchParams.get('hash') ?? '');
  if (!bytes) return plainAnswer(404, 'There is no such file.');
  const name = basename(url.searchParams.get('gf-download') ?? 'file').replace(/\p{Cc}/gu, '');
  const plain = name.replace(/[^\w.-]/g, '_');
  return new Response(bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}
