import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { env } from '../config/env.ts';
import { PrintHead } from './print-head.tsx';

test('a printed page names its URL, except for the page that stands at all deleted paths', () => {
  expect(renderToStaticMarkup(<PrintHead path="/pumps/" />)).toContain(`<span>${env.SITE_URL}/pumps/</span>`);
  expect(renderToStaticMarkup(<PrintHead path="/_410" />)).not.toContain('_410');
});
