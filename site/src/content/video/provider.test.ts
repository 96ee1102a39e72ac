import { expect, test } from 'vitest';
import { isVideoId, readVideo, videoLink, videoPolicy, videoSource } from './provider.ts';

test.each(['abc123xyz0', 'A7K2M9QX4T', '0123456789'])('%s is a video ID', (id) => {
  expect(isVideoId(id)).toBe(true);
});

test.each(['', 'abc123xyz', 'abc123xyz01', 'abc/../xyz', 'https://a.', 'abc123xyz%', 'abc123xyz0\n'])(
  '%j is not a video ID',
  (id) => {
    expect(isVideoId(id)).toBe(false);
  },
);

test('a video of the provider has its swatch, its scripts and its link', () => {
  expect(videoSource('wistia', 'abc123xyz0')).toEqual({
    kind: 'provider',
    videoId: 'abc123xyz0',
    isThirdParty: true,
    framePath: '/frame/video?id=abc123xyz0',
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
  const source = videoSource('stand-in', 'abc123xyz0');
  const scripts = source.kind === 'provider' ? source.scripts.map(({ src }) => src) : [];
  expect(scripts).toHaveLength(1);
  expect([source.swatchUrl, source.link, ...scripts].every((url) => url.startsWith('/'))).toBe(true);
  expect(videoPolicy('stand-in')).toBeUndefined();
});

test('the frame of the provider may load what its documentation lists from its two domains', () => {
  const hosts = ['https://*.wistia.com', 'https://*.wistia.net'];
  expect(videoPolicy('wistia')).toEqual({
    pictures: hosts,
    frame: {
      'script-src': hosts,
      'style-src-elem': ["'unsafe-inline'"],
      'connect-src': hosts,
      'font-src': ['data:', 'https://*.wistia.com'],
      'img-src': hosts,
      'media-src': ['blob:', 'data:', ...hosts],
      'worker-src': ['blob:'],
    },
  });
});

test.each(['off', 'wistia'] as const)(
  'a file of the media library plays from the site’s own origin with the provider %s',
  (provider) => {
    const video = readVideo('/wp-content/uploads/2026/03/test-run.mp4', provider);
    expect(video).toEqual({ provider: 'file', id: '/media/2026/03/test-run.mp4' });
    expect(videoSource('file', '/media/2026/03/test-run.mp4')).toEqual({
      kind: 'file',
      videoId: '/media/2026/03/test-run.mp4',
      swatchUrl: '/image?url=%2Fmedia%2F2026%2F03%2Ftest-run.jpg&w=256&q=75',
      fileUrl: '/media/2026/03/test-run.mp4',
      link: '/media/2026/03/test-run.mp4',
    });
    expect(videoPolicy('file')).toBeUndefined();
  },
);

test.each([
  ['an id', 'abc123xyz0', { provider: 'wistia', id: 'abc123xyz0' }],
  ['a WebM file', '/wp-content/uploads/a.webm', { provider: 'file', id: '/media/a.webm' }],
  ['a file that is no video', '/wp-content/uploads/a.pdf', undefined],
  ['a file on another server', 'https://elsewhere.example/a.mp4', undefined],
  ['a script', 'javascript:alert(1)//.mp4', undefined],
])('reads an editor’s video: %s', (_, text, expected) => {
  expect(readVideo(text, 'wistia')).toEqual(expected);
});
