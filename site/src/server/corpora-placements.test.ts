import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withStyleClasses } from '../content/inline-styles.ts';
import { safeHref } from '../content/safe-href.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { withTelephoneLinks } from '../content/telephone-links.ts';
import { attacks, hasCorpora } from '../content/testing/attack-corpora.ts';
import { isLiveUrl, liveParts } from '../content/testing/live-parts.ts';
import { redirectTarget } from '../routing/canonical-path.ts';
import { feedHtml } from '../seo/feed-html.ts';
import { parseFullHead } from '../seo/full-head.ts';
import { scriptJson } from '../seo/json-ld.ts';
import { robotsDirectives } from '../seo/robots.ts';
import { ownUrlOf } from '../seo/site-url.ts';
import { xmlText } from '../seo/xml.ts';
import { cleanFileName } from '../uploads/file-name.ts';
import { guardUrl } from './policy/guard.ts';

const SITE = 'https://site.example';
const isSafeHtml = (html: string) => liveParts(sanitizeHtml(html)).length === 0;

function staysHere(payload: string): boolean {
  const url = guardUrl(`/${payload.replace(/^\//, '')}`);
  const target = 'status' in url ? undefined : redirectTarget(url.path, url.query);
  return target === undefined || new URL(target, SITE).origin === SITE;
}

/** The tags that a head from the CMS becomes: known names, attributes that only describe, links that load no script. */
function isSafeHead(html: string): boolean {
  const { tags, jsonLd } = parseFullHead(html);
  const isJson = !/<|>/.test(scriptJson(jsonLd));
  return (
    isJson &&
    tags.every(
      ({ name, attributes }) =>
        /^(?:meta|link)$/.test(name) &&
        Object.keys(attributes).every((key) => /^(?:name|property|content|rel|href|hreflang|type|title)$/.test(key)) &&
        !('href' in attributes && isLiveUrl('href', attributes.href ?? '')),
    )
  );
}

/** Where a text of an editor, a visitor or a URL ends up, and whether it is harmless there. */
const sinks: Readonly<Record<string, (payload: string) => boolean>> = {
  'a paragraph': (payload) => isSafeHtml(`<p>${payload}</p>`),
  'a table cell': (payload) => isSafeHtml(`<table><tbody><tr><td>${payload}</td></tr></tbody></table>`),
  'a link': (payload) => isSafeHtml(`<a href="${payload}" title="${payload}">More</a>`),
  'an unquoted attribute': (payload) => isSafeHtml(`<a href=${payload}>More</a>`),
  'a picture': (payload) => isSafeHtml(`<img src="${payload}" alt="${payload}">`),
  'a frame': (payload) => isSafeHtml(`<iframe src="${payload}" title="x"></iframe>`),
  'a recording': (payload) => isSafeHtml(`<video src='${payload}' poster='${payload}'></video>`),
  'a shortcode': (payload) => isSafeHtml(`[gravityform id="${payload}"]`),
  'text with telephone numbers': (payload) => liveParts(withTelephoneLinks(sanitizeHtml(payload))).length === 0,
  'the feed': (payload) => liveParts(feedHtml(payload)).length === 0,
  'the text of a component': (payload) =>
    liveParts(renderToStaticMarkup(createElement('p', null, payload))).length === 0,
  'an attribute of a component': (payload) =>
    liveParts(renderToStaticMarkup(createElement('p', { title: payload }))).length === 0,
  'a link of a component': (payload) => !isLiveUrl('href', safeHref(payload) ?? '#'),
  'structured data': (payload) => {
    const json = scriptJson({ name: payload });
    return !/[<>]/.test(json) && JSON.parse(json).name === payload;
  },
  'XML of the sitemap': (payload) => !/[<>"]/.test(xmlText(payload)),
  'the head of a page': (payload) =>
    isSafeHead(
      `<title>${payload}</title><meta name="description" content="${payload}"><link rel="next" href="${payload}">`,
    ),
  'a head that is an attack': isSafeHead,
  'robots directives': (payload) => /^[a-z0-9:,\- ]*$/.test(robotsDirectives(payload) ?? ''),
  'the canonical URL': (payload) => [undefined, 'http:', 'https:'].includes(protocolOf(ownUrlOf(payload))),
  'an inline style': (payload) => /^[\w -]*$/.test(withStyleClasses(undefined, payload) ?? ''),
  'a file name': (payload) => !/[/\\\p{Cc}<>"]/u.test(cleanFileName(payload)),
  'a redirect': staysHere,
};

function protocolOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).protocol;
}

const payloads = [
  ...attacks('xss.json').map(({ payload }) => payload),
  ...attacks('url-attacks.json').map(({ payload }) => payload),
  ...attacks<string>('naughty-strings.json'),
];

test.skipIf(!hasCorpora)('more than 120,000 placements are tried', () => {
  expect(payloads.length * Object.keys(sinks).length).toBeGreaterThan(120_000);
});

test.skipIf(!hasCorpora).each(Object.entries(sinks))('no attack of the corpora is live in %s', (_name, isHarmless) => {
  expect(payloads.filter((payload) => !isHarmless(payload))).toEqual([]);
});
