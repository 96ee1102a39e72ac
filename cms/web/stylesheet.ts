import { readFileSync } from 'node:fs';
import type { Handler } from './handler.ts';

/** Responds with the base of every page's styles, then the given files in their order, as one public stylesheet. */
export function stylesheet(...files: readonly URL[]): Handler {
  const all = [new URL('styles/base.css', import.meta.url), ...files];
  const text = all.map((file) => readFileSync(file, 'utf8')).join('\n');
  const headers = { 'content-type': 'text/css; charset=UTF-8', 'cache-control': 'public, max-age=3600' };
  return async () => new Response(text, { headers });
}
