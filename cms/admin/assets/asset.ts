import { readFile } from 'node:fs/promises';
import type { Handler } from '../../web/handler.ts';
import { plainResponse } from '../../web/plain-response.ts';

/** Where each public asset of the admin and the login is. No other file on disk can be requested. */
const assets: Readonly<Record<string, { type: string; files: () => string[] }>> = {
  // The library's layers, then the rules that differ from it.
  'admin.css': {
    type: 'text/css',
    files: () => [
      import.meta.resolve('@knadh/oat/oat.min.css'),
      ...'base frame tables edit media'.split(' ').map((name) => import.meta.resolve(`../styles/${name}.css`)),
    ],
  },
  'unsaved.js': { type: 'text/javascript', files: () => [import.meta.resolve('./unsaved.js')] },
};

export const asset: Handler = async (request) => {
  const name = new URL(request.url).pathname.slice('/wp-admin/assets/'.length);
  const known = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (!known) return plainResponse(404, 'File not found.');
  const texts = await Promise.all(known.files().map((file) => readFile(new URL(file), 'utf8')));
  const headers = { 'content-type': `${known.type}; charset=UTF-8`, 'cache-control': 'public, max-age=3600' };
  return new Response(texts.join('\n'), { headers });
};
