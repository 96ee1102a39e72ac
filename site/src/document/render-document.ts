import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openPolicy } from '../consent/open-policy.ts';
import { PageFiles } from '../page-files/page-files.tsx';
import { type PreparedTexts, type Rendering, RenderingContext } from '../rendering/rendering.ts';
import type { Loaded, PageRequest, PageRoute } from './define-page.ts';
import type { RenderedResponse } from './page-handler.ts';

/** The policy of every page: its own files, and no script or style within the page but style attributes. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'";

/** React's hints for pictures, 700 bytes of a page's head: `loading` and `fetchpriority` say the same. */
const HINT = /<link rel="preload" as="image"[^>]*>/g;

/** The bytes of a page. Its body, nearly all of it, is not copied as text again. */
function bytesOf(html: string): Buffer {
  const body = html.indexOf('<body');
  const head = html.slice(0, body).replace(HINT, '');
  return Buffer.concat([Buffer.from(`<!DOCTYPE html>${head}`), Buffer.from(html.slice(body))]);
}

/** Renders what a route has loaded as a whole document, in one pass. @throws what a component throws */
export function renderDocument(
  { Page }: PageRoute,
  { props, status = 200, headers, cookies = [], frameAncestors = "'none'" }: Loaded<object>,
  { url, locals }: Pick<PageRequest, 'url' | 'locals'>,
  texts: PreparedTexts,
): RenderedResponse {
  const rendering: Rendering = { url, locals, texts, policy: [] };
  // `definePage` has seen that the component takes what is loaded.
  const element = createElement(Page as FunctionComponent<object>, props);
  const page = createElement(PageFiles, { value: { linked: new Set<string>(), islands: 0 } }, element);
  const html = renderToStaticMarkup(createElement(RenderingContext, { value: rendering }, page));
  const policy = rendering.policy.length > 0 ? openPolicy(POLICY, rendering.policy) : POLICY;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; frame-ancestors ${frameAncestors}`,
      ...headers,
    },
    cookies,
    body: bytesOf(html),
  };
}
