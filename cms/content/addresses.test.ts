import { expect, test } from 'vitest';
import { pathOfUri } from './addresses.ts';

test.each([
  ['decoded', '/ポンプの点検/'],
  ['escaped in lower case, as WordPress stores it', '/%e3%83%9d%e3%83%b3%e3%83%97%e3%81%ae%e7%82%b9%e6%a4%9c/'],
  ['escaped in upper case, as browsers send it', '/%E3%83%9D%E3%83%B3%E3%83%97%E3%81%AE%E7%82%B9%E6%A4%9C'],
])('a path in another script is found %s', (_how, uri) => {
  expect(pathOfUri(uri, 'http://cms.example')).toBe('/ポンプの点検/');
});
