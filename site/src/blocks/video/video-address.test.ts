import { expect, test } from 'vitest';
import { videoAddress } from './video-address.ts';

test('a video id of ten letters and digits leads to the provider', () => {
  expect(videoAddress('abc123xyz0')).toBe('https://fast.wistia.net/embed/iframe/abc123xyz0');
});

test.each([null, undefined, '', 'abc123xyz', 'abc123xyz01', 'abc/../xyz', 'https://a.', 'abc123xyz%'])(
  'the video id %j shows no video',
  (id) => {
    expect(videoAddress(id)).toBeUndefined();
  },
);
