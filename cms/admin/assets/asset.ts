import { readFileSync } from 'node:fs';
import type { Handler } from '../../web/handler.ts';
import { plainResponse } from '../../web/plain-response.ts';
import { stylesheet } from '../../web/stylesheet.ts';

/** The parts of the stylesheet, in the order in which they override each other. */
const parts = 'base controls frame text boxes tables facts edit fields menus media'.split(' ');
const adminStylesheet = stylesheet(...parts.map((name) => new URL(`../styles/${name}.css`, import.meta.url)));

const script = readFileSync(new URL('unsaved.js', import.meta.url), 'utf8');
const scriptHeaders = { 'content-type': 'text/javascript; charset=UTF-8', 'cache-control': 'public, max-age=3600' };

/** Static files of the admin, which are public: its stylesheet and its script. No other file on disk can be requested. */
export const asset: Handler = async (request, address) => {
  switch (new URL(request.url).pathname) {
    case '/wp-admin/assets/admin.css':
      return adminStylesheet(request, address);
    case '/wp-admin/assets/unsaved.js':
      return new Response(script, { headers: scriptHeaders });
    default:
      return plainResponse(404, 'File not found.');
  }
};
