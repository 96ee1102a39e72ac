import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const css = 'text/css; charset=UTF-8';

/** Everything the pages load, all of it public: nothing else of the disk can be asked for. */
const assets: Readonly<Record<string, { file: string; type: string }>> = {
  'admin.css': { file: fileURLToPath(new URL('admin.css', import.meta.url)), type: css },
};

export async function asset(path: string): Promise<Response> {
  const known = Object.entries(assets).find(([name]) => path === `/wp-admin/assets/${name}`)?.[1];
  if (!known)
    return new Response('There is no such file.\n', { status: 404, headers: { 'content-type': 'text/plain' } });
  return new Response(await readFile(known.file), {
    headers: { 'content-type': known.type, 'cache-control': 'public, max-age=3600' },
  });
}
