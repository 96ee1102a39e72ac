import type { Endpoint } from '../document/define-page.ts';
import { robotsTxt } from '../seo/robots.ts';

export const GET: Endpoint = () =>
  new Response(robotsTxt(), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
