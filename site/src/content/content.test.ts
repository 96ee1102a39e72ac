import { expect, test } from 'vitest';
import { formatDate } from './date.ts';
import { imageSources, mediaPath } from './image-url.ts';
import { plainText } from './plain-text.ts';

test.each([
  ['2026-11-21T08:00:00', 'November 21, 2026'],
  ['2026-01-01T00:00:00', 'January 1, 2026'],
  ['2026-12-31T23:59:59', 'December 31, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2023-02-29T00:00:00', undefined],
  ['2026-13-01T00:00:00', undefined],
  ['2026-00-10T00:00:00', undefined],
  ['yesterday', undefined],
  ['', undefined],
  [null, undefined],
])('formats the date %s as %s', (value, expected) => {
  expect(formatDate(value)).toBe(expected);
});

test.each([
  ['Hard water &amp; harder weather', 'Hard water & harder weather'],
  ['<em>SN</em> 3040 &#8211; non-clog', 'SN 3040 – non-clog'],
  ['5 &lt; 6', '5 < 6'],
  ['&amp;lt;b&gt;', '&lt;b>'],
  ['<script>alert(1)</script>Pump', 'Pump'],
  ['Pumps<br>and<br />valves', 'Pumps and valves'],
  ['<p>One.</p><p>Two.</p><ul><li>Three</li><li>Four</li></ul>', 'One. Two. Three Four'],
  ['<b>Non</b>-clog', 'Non-clog'],
  ['<p>Short. <a class="more-link" href="/a/">Continue reading <span>A title</span></a></p>', 'Short.'],
  ['<p>Short. <a class="btn read-more" href="/a/">Read</a></p>', 'Short.'],
  ['  two\n  lines ', 'two lines'],
  [null, ''],
])('reduces %j to the plain text %j', (value, expected) => {
  expect(plainText(value)).toBe(expected);
});

const large = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const srcSetOf = (options: Parameters<typeof imageSources>[1]) => imageSources('/media/x.jpg', options).srcSet;
const widths = (set: string) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('an image offers the listed widths up to its own', () => {
  expect(widths(srcSetOf({ originalWidth: 1100 }))).toEqual([256, 384, ...large.slice(0, 5)]);
  expect(widths(srcSetOf({ originalWidth: 200 }))).toEqual([256]);
});

test('an image of unknown width offers all listed widths', () => {
  expect(widths(srcSetOf({}))).toEqual([256, 384, ...large]);
});

test('an image in a fixed layout offers the listed widths up to three times its displayed width', () => {
  expect(widths(srcSetOf({ displayWidth: 340, originalWidth: 1600 }))).toEqual([384, 640, 750, 828, 1080]);
  expect(widths(srcSetOf({ displayWidth: 340, originalWidth: 300 }))).toEqual([384]);
});

test('an image has a lower quality in widths for dense displays', () => {
  const fixed = srcSetOf({ displayWidth: 340, originalWidth: 1600 });
  expect([...fixed.matchAll(/q=(\d+)/g)].map(([, quality]) => quality)).toEqual(['75', '50', '50', '50', '50']);
});

test('only files of the media library have a media path', () => {
  expect(mediaPath('http://127.0.0.1:8080/wp-content/uploads/a.jpg')).toBe('/media/a.jpg');
  expect(mediaPath('https://cdn.example/wp-content/uploads/a.jpg')).toBeUndefined();
  expect(mediaPath('/about/')).toBeUndefined();
  expect(mediaPath(null)).toBeUndefined();
});
