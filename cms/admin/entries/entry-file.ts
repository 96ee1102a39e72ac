import { basename } from 'node:path';
import { plainAnswer } from '../../web/plain-answer.ts';
import type { AdminRequest } from '../admin-request.ts';
import { privateHeaders } from '../page/answers.ts';

/** A file of an entry. The browser always saves it and never displays it: a visitor sent it. */
export function entryFile({ url, files }: Pick<AdminRequest, 'url' | 'files'>): Response {
  const bytes = files.read(url.searchParams.get('hash') ?? '');
  if (!bytes) return plainAnswer(404, 'There is no such file.');
  const name = basename(url.searchParams.get('gf-download') ?? 'file').replace(/\p{Cc}/gu, '');
  const plain = name.replace(/[^\w.-]/g, '_');
  return new Response(bytes, {
    headers: {
      ...privateHeaders,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
