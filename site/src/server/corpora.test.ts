import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImageRequest } from '../content/image/image-request.ts';
import { safeHref } from '../content/safe-href.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { redirectTarget } from '../routing/canonical-path.ts';
import { guardUrl } from './guard.ts';

/**
 * Published collections of attacks. They are not in this repository because of their licenses; set
 * HEADWATER_CORPORA to their folder.
 */
const folder = process.env.HEADWATER_CORPORA ?? '';
const isThere = folder !== '' && existsSync(folder);
if (!isThere) console.info('SKIPPED: the attack corpora. Set HEADWATER_CORPORA to their folder to run them.');

interface Attack {
  id: string;
  kind?: string;
  payload: string;
}

function attacks(file: string): Attack[] {
  return isThere ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : [];
}

function ofKind(kind: string): Attack[] {
  return attacks('url-attacks.json').filter((attack) => attack.kind === kind);
}

const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const TAG = /<(\/?)([a-z][a-z\d]*)((?: [\w-]+(?:="[^"<>]*")?)*)( \/)?>/g;
const KNOWN = new Set(
  'id lang dir title class href rel target download src srcset sizes alt width height loading decoding data-gf-form data-title data-description colspan rowspan headers scope abbr span start reversed type value datetime open controls'.split(
    ' ',
  ),
);
/** Attributes of the box around a wide table: written by the site, never by an editor. */
const FRAME = new Map([
  ['role', /^group$/],
  ['tabindex', /^0$/],
  ['aria-label', /^/],
]);
/** Recordings of the media library play with the browser's controls, and load when a visitor starts them. */
const PLAYER = /^(?:video|audio)$/;
/** What beside a link names a provider's player, which a script loads after a click. */
const EMBED = new Map([
  [
    'data-embed',
    /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|fast\.wistia\.net\/embed\/iframe|www\.google\.com\/maps|www\.openstreetmap\.org\/export)\b/,
  ],
  ['data-embed-from', /^[A-Z][\w ]+$/],
]);
const FORBIDDEN = /^(?:script|style|iframe|object|embed|svg|math|form|input|base|meta|link|template|frame)$/;

function isLiveUrl(name: string, value: string): boolean {
  const url = value.replaceAll('&amp;', '&');
  if (name === 'src' || name === 'poster') return !/^\/(?:image\?|media\/)/.test(url);
  return name === 'href' && !/^(?:https?:|mailto:|tel:)$/.test(new URL(url, 'https://site.example').protocol);
}

/** The parts of a cleaned text that could still run or load something, by the narrow grammar of the sanitizer’s output. */
function liveParts(html: string): string[] {
  const tags = [...html.matchAll(TAG)];
  const broken = html.replace(TAG, '').includes('<') ? ['an unknown construct'] : [];
  const wrong = tags.flatMap(([, , name = '', attributes = '']) => {
    const bad = [...attributes.matchAll(ATTRIBUTE)].filter(
      ([, key = '', value = '']) =>
        isLiveUrl(key, value) ||
        !(
          KNOWN.has(key) ||
          (name === 'a' && EMBED.get(key)?.test(value)) ||
          (name === 'video' && key === 'poster') ||
          (name === 'div' && FRAME.get(key)?.test(value)) ||
          (PLAYER.test(name) && key === 'preload' && value === 'none')
        ),
    );
    return [...(FORBIDDEN.test(name) ? [name] : []), ...bad.map(([text]) => text)];
  });
  return [...broken, ...wrong];
}

test('the check itself detects active content', () => {
  expect(liveParts('<img src="x" onerror="alert(1)">')).toHaveLength(2);
  expect(liveParts('<a href="javascript:alert(1)">')).toHaveLength(1);
  expect(liveParts('<script>')).toHaveLength(1);
  expect(liveParts('<div tabindex="1" role="button">')).toHaveLength(2);
  expect(liveParts('<video controls autoplay="" preload="auto" src="https://evil.example/a.mp4">')).toHaveLength(3);
});

test.skipIf(!isThere)('no script of the corpora survives the sanitizer', () => {
  const survivors = attacks('xss.json').filter(({ payload }) => liveParts(sanitizeHtml(payload)).length > 0);
  expect(survivors.map(({ id }) => id)).toEqual([]);
});

test.skipIf(!isThere)('no script of the corpora becomes a link that runs', () => {
  const survivors = attacks('xss.json').filter(({ payload }) => isLiveUrl('href', safeHref(payload) ?? '#'));
  expect(survivors.map(({ id }) => id)).toEqual([]);
});

test.skipIf(!isThere)('no URL of the corpora redirects to another site', () => {
  const targets = attacks('url-attacks.json').flatMap(({ id, payload }) => {
    const url = guardUrl(payload.startsWith('/') ? payload : `/${payload}`);
    const target = 'status' in url ? undefined : redirectTarget(url.path, url.query);
    return target === undefined ? [] : [{ id, origin: new URL(target, 'https://site.example').origin }];
  });
  expect(targets.filter(({ origin }) => origin !== 'https://site.example')).toEqual([]);
});

test.skipIf(!isThere)('no URL of the corpora makes the image endpoint fetch other files', () => {
  const accepted = ofKind('ssrf').filter(({ payload }) =>
    readImageRequest(new URLSearchParams({ url: payload, w: '640' }), ''),
  );
  expect(accepted).toEqual([]);
});

/** A payload as it stands, and as the path, the user and the query of a URL on a host that pictures may come from. */
const disguises = [
  String,
  (payload: string) => `https://images.example.com/${payload}/x.jpg`,
  (payload: string) => `https://images.example.com@${payload.replace(/^\w+:\/\//, '')}/x.jpg`,
  (payload: string) => `https://${payload.replace(/^\w+:\/\//, '')}/images.example.com/x.jpg`,
  (payload: string) => `https://images.example.com/x.jpg?url=${payload}`,
];

test.skipIf(!isThere)('with a configured host of pictures, no URL of the corpora leads to another host', () => {
  const payloads = ofKind('ssrf');
  expect(payloads.length).toBeGreaterThanOrEqual(146);
  const wrong = payloads.flatMap(({ payload }) =>
    disguises.flatMap((disguise) => {
      const search = new URLSearchParams({ url: disguise(payload), w: '640' });
      const request = readImageRequest(search, '', ['images.example.com']);
      return request && new URL(request.path).origin !== 'https://images.example.com' ? [request.path] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test.skipIf(!isThere)('no path of the corpora escapes its folder', () => {
  const climbing = ofKind('traversal').filter(({ payload }) => {
    const url = guardUrl(`/${payload}`);
    return !('status' in url) && url.path.split('/').includes('..');
  });
  expect(climbing).toEqual([]);
});
