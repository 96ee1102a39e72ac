import type { Handler } from '../../web/handler.ts';
import { plainAnswer } from '../../web/plain-answer.ts';
import { stylesheet } from '../../web/stylesheet.ts';

/** The parts of the stylesheet, in the order in which they override each other. */
const parts = 'base controls frame text boxes tables facts edit fields menus media'.split(' ');
const adminStylesheet = stylesheet(...parts.map((name) => new URL(`../styles/${name}.css`, import.meta.url)));

/** Static files of the admin, which are public: its stylesheet. No other file on disk can be requested. */
export const asset: Handler = async (request, address) => {
  const isKnown = new URL(request.url).pathname === '/wp-admin/assets/admin.css';
  return isKnown ? adminStylesheet(request, address) : plainAnswer(404, 'File not found.');
};
