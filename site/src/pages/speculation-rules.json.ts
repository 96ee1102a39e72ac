import type { Endpoint } from '../document/define-page.ts';
import { speculationRules } from '../navigation/speculation-rules.ts';

export const GET: Endpoint = () =>
  new Response(JSON.stringify(speculationRules), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
