import { expect, test } from 'vitest';
import { readImageRequest } from '../content/image/image-request.ts';
import { safeHref } from '../content/safe-href.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { type Attack, attacks, hasCorpora } from '../content/testing/attack-corpora.ts';
import { isLiveUrl, liveParts } from '../content/testing/live-parts.ts';
import { visitorHtml } from '../content/visitor-html.ts';
import { redirectTarget } from '../routing/canonical-path.ts';
import { guardUrl } from './policy/guard.ts';

function ofKind(kind: string): Attack[] {
  return attacks('url-attacks.json').filter((attack) => attack.kind === kind);
}

test('the check itself detects active content', () => {
  expect(liveParts('<img src="x" onerror="alert(1)">')).toHaveLength(2);
  expect(liveParts('<a href="javascript:alert(1)">')).toHaveLength(1);
  expect(liveParts('<script>')).toHaveLength(1);
  expect(liveParts('<div tabindex="1" role="button">')).toHaveLength(2);
  expect(liveParts('<video controls autoplay="" preload="auto" src="https://evil.example/a.mp4">')).toHaveLength(3);
});

test.skipIf(!hasCorpora)('no script of the corpora survives the sanitizer', () => {
  const survivors = attacks('xss.json').filter(({ payload }) => liveParts(sanitizeHtml(payload)).length > 0);
  expect(survivors.map(({ id }) => id)).toEqual([]);
});

test.skipIf(!hasCorpora)('no script of the corpora survives in what a visitor writes', () => {
  const survivors = attacks('xss.json').filter(({ payload }) => liveParts(visitorHtml(payload)).length > 0);
  expect(survivors.map(({ id }) => id)).toEqual([]);
});

test.skipIf(!hasCorpora)('no script of the corpora becomes a link that runs', () => {
  const survivors = attacks('xss.json').filter(({ payload }) => isLiveUrl('href', safeHref(payload) ?? '#'));
  expect(survivors.map(({ id }) => id)).toEqual([]);
});

test.skipIf(!hasCorpora)('no URL of the corpora redirects to another site', () => {
  const targets = attacks('url-attacks.json').flatMap(({ id, payload }) => {
    const url = guardUrl(payload.startsWith('/') ? payload : `/${payload}`);
    const target = 'status' in url ? undefined : redirectTarget(url.path, url.query);
    return target === undefined ? [] : [{ id, origin: new URL(target, 'https://site.example').origin }];
  });
  expect(targets.filter(({ origin }) => origin !== 'https://site.example')).toEqual([]);
});

test.skipIf(!hasCorpora)('no URL of the corpora makes the image endpoint fetch other files', () => {
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

test.skipIf(!hasCorpora)('with a configured host of pictures, no URL of the corpora leads to another host', () => {
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

test.skipIf(!hasCorpora)('no path of the corpora escapes its folder', () => {
  const climbing = ofKind('traversal').filter(({ payload }) => {
    const url = guardUrl(`/${payload}`);
    return !('status' in url) && url.path.split('/').includes('..');
  });
  expect(climbing).toEqual([]);
});
