import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const css = 'text/css; charset=UTF-8';

/** The parts of the stylesheet, in the order in which they override each other; the colors are the login's as well. */
const styles = [
  '../../http/colors',
  'base',
  'controls',
  'frame',
  'text',
  'boxes',
  'tables',
  'facts',
  'edit',
  'fields',
  'menus',
  'media',
  'narrow',
].map((name) => fileURLToPath(new URL(`../styles/${name}.css`, import.meta.url)));

/** All static files of the admin, which are public; no other file on disk can be requested. */
const assets: Readonly<Record<string, { files: readonly string[]; type: string }>> = {
  'admin.css': { files: styles, type: css },
};

export async function asset(path: string): Promise<Response> {
  const known = Object.entries(assets).find(([name]) => path === `/wp-admin/assets/${name}`)?.[1];
  if (!known) return new Response('File not found.\n', { status: 404, headers: { 'content-type': 'text/plain' } });
  const parts = await Promise.all(known.files.map((file) => readFile(file)));
  return new Response(Buffer.concat(parts), {
    headers: { 'content-type': known.type, 'cache-control': 'public, max-age=3600' },
  });
}
