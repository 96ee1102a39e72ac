import { expect, test } from 'vitest';
import { isVideoId, videoLink, videoPolicy, videoSource } from './provider.ts';

test.each(['abc123xyz0', 'A7K2M9QX4T', '0123456789'])('%s is a video ID', (id) => {
  expect(isVideoId(id)).toBe(true);
});

test.each(['', 'abc123xyz', 'abc123xyz01', 'abc/../xyz', 'https://a.', 'abc123xyz%', 'abc123xyz0\n'])(
  '%j is not a video ID',
  (id) => {
    expect(isVideoId(id)).toBe(false);
  },
);

test('a video has its swatch, its scripts and its page at the provider', () => {
  expect(videoSource('wistia', 'abc123xyz0')).toEqual({
    videoId: 'abc123xyz0',
    swatchUrl: 'https://fast.wistia.com/embed/medias/abc123xyz0/swatch',
    scripts: [
      { src: 'https://fast.wistia.com/embed/abc123xyz0.js', isModule: true },
      { src: 'https://fast.wistia.com/player.js', isModule: false },
    ],
    link: 'https://fast.wistia.net/embed/iframe/abc123xyz0',
  });
  expect(videoLink('abc123xyz0')).toBe('https://fast.wistia.net/embed/iframe/abc123xyz0');
});

test("the stand-in needs only the site's own origin", () => {
  const { swatchUrl, scripts, link } = videoSource('stand-in', 'abc123xyz0');
  expect([swatchUrl, link, ...scripts.map(({ src }) => src)].every((url) => url.startsWith('/'))).toBe(true);
  expect(videoPolicy('stand-in')).toBeUndefined();
});

test("the provider's policy lists only the provider's origins", () => {
  const policy = videoPolicy('wistia');
  const sources = [
    ...(policy?.scripts ?? []),
    ...(policy?.directives ?? []).flatMap((line) => line.split(' ').slice(1)),
  ];
  const origins = sources.filter((source) => source.startsWith('https:'));
  expect(new Set(origins)).toEqual(new Set(['https://*.wistia.com', 'https://*.wistia.net']));
});
