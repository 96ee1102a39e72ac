import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

const player =
  'data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0" data-embed-from="YouTube"';
const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  [
    'YouTube',
    '<iframe title="Pump test" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" onload="x"></iframe>',
    `<a class="wp-embed-link is-video" href="${watch}" rel="noopener" ${player}>Pump test, on YouTube</a>`,
  ],
  [
    'YouTube without cookies and title, with words for old browsers',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ">Your browser <b>has no frames</b></iframe>',
    `<a class="wp-embed-link is-video" href="${watch}" rel="noopener" ${player}>Watch on YouTube</a>`,
  ],
  [
    'YouTube that a plugin loads late',
    `<iframe src="about:blank" data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>`,
    `<a class="wp-embed-link is-video" href="${watch}" rel="noopener" ${player}>Watch on YouTube</a>`,
  ],
  [
    'YouTube that another plugin loads late',
    '<iframe data-lazy-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    `<a class="wp-embed-link is-video" href="${watch}" rel="noopener" ${player}>Watch on YouTube</a>`,
  ],
  [
    'Vimeo with markup in its title',
    '<iframe title="A <b>pump</b>" src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>',
    '<a class="wp-embed-link is-video" href="https://vimeo.com/76979871/8272103f6e" rel="noopener" ' +
      'data-embed="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;autoplay=1&amp;dnt=1" ' +
      'data-embed-from="Vimeo">A &lt;b&gt;pump&lt;/b&gt;, on Vimeo</a>',
  ],
  [
    'OpenStreetMap',
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&amp;layer=mapnik"></iframe>',
    '<a class="wp-embed-link is-map" href="https://www.openstreetmap.org/?bbox=1,2,3,4" rel="noopener" ' +
      'data-embed="https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&amp;layer=mapnik" ' +
      'data-embed-from="OpenStreetMap">See the map on OpenStreetMap</a>',
  ],
])('a frame of %s becomes a link that knows its player', (_what, html, expected) => {
  expect(sanitizeHtml(`${html}<p>b</p>`)).toBe(`${expected}<p>b</p>`);
});

const page = (href: string, text: string) => `<a class="wp-embed-page" href="${href}" rel="noopener">${text}</a>`;
const ownPage = (href: string, text: string) => `<a class="wp-embed-page" href="${href}">${text}</a>`;

test.each([
  [
    'a frame of an unknown page',
    '<iframe src="https://tools.example/calculator" title="Pump calculator"></iframe>',
    page('https://tools.example/calculator', 'Pump calculator, on tools.example'),
  ],
  [
    'a frame without a title',
    '<iframe src="http://tools.example/"></iframe>',
    page('http://tools.example/', 'Open the embedded page on tools.example'),
  ],
  [
    'a path of a provider that is not a video',
    '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
    page('https://www.youtube.com/redirect?q=https://evil.example', 'Open the embedded page on www.youtube.com'),
  ],
  [
    'a file in an object',
    '<object data="/wp-content/uploads/a.pdf" type="application/pdf" aria-label="Test sheet"><p>b</p></object>',
    ownPage('/media/a.pdf', 'Test sheet'),
  ],
  [
    'a file in an embed',
    '<embed src="/wp-content/uploads/a.pdf" type="application/pdf">',
    ownPage('/media/a.pdf', 'Open the embedded file'),
  ],
  [
    'a picture on another host',
    '<img src="https://cdn.example/pump.jpg" alt="A pump" onerror="1">',
    '<a href="https://cdn.example/pump.jpg" rel="noopener">Picture: A pump (on cdn.example)</a>',
  ],
])('%s becomes a link that says what it is', (_what, html, expected) => {
  expect(sanitizeHtml(`${html}<p>b</p>`)).toBe(`${expected}<p>b</p>`);
});

test('a picture or frame that would become a link is text inside another link', () => {
  expect(sanitizeHtml('<a href="/a/"><img src="https://cdn.example/pump.jpg" alt=""></a>')).toBe(
    '<a href="/a/"><span>Picture on cdn.example</span></a>',
  );
  expect(sanitizeHtml('<a href="/a/"><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe></a>')).toBe(
    '<a href="/a/"><span>Watch on YouTube</span></a>',
  );
});

test('an emoji that WordPress drew as a picture is a character again', () => {
  expect(
    sanitizeHtml('<p>Fine <img src="https://s.w.org/images/core/emoji/1f600.svg" class="emoji" alt="😀"></p>'),
  ).toBe('<p>Fine <span>😀</span></p>');
});

test.each([
  [
    'a frame of no size',
    '<iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0" width="0"></iframe>',
  ],
  ['a hidden frame', '<iframe src="https://tags.example/" style="display:none;visibility:hidden"></iframe>'],
  [
    "WordPress's preview of a post, whose link is above it",
    '<iframe class="wp-embedded-content" src="https://blog.example/a/embed/"></iframe>',
  ],
  ['a frame of another scheme', '<iframe src="javascript:alert(1)//www.youtube.com/embed/a"></iframe>'],
  ['a frame of no URL', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['an object of a script', '<object data="javascript:alert(1)"><p>b</p></object>'],
])('a text loses %s', (_what, html) => {
  expect(sanitizeHtml(`${html}<p>a</p>`)).toBe('<p>a</p>');
});

test('a text loses a picture of one pixel', () => {
  expect(sanitizeHtml('<img src="https://tracker.example/p.gif" width="1" height="1" alt="">')).toBe('<span></span>');
});

test('a frame that never closes does not remove the text after it', () => {
  expect(sanitizeHtml('<iframe src="https://tools.example/" /><p>a</p><p>b</p>')).toBe(
    `${page('https://tools.example/', 'Open the embedded page on tools.example')}<p>a</p><p>b</p>`,
  );
});

test('an editor’s link cannot claim to be an embed', () => {
  expect(sanitizeHtml(`<a href="/a/" ${player}>a</a>`)).toBe('<a href="/a/">a</a>');
});

test.each([
  ['a URL', watch],
  ['a link', `<a href="${watch}">${watch}</a>`],
])('an embed block becomes an embed where WordPress left %s', (_what, inside) => {
  const block = (content: string) =>
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${content}</div></figure>`;
  expect(sanitizeHtml(block(`\n${inside}\n`))).toBe(
    block(`<a class="wp-embed-link is-video" href="${watch}" rel="noopener" ${player}>Watch on YouTube</a>`),
  );
});

test('a video of the media library with its size and poster neither starts nor loads by itself', () => {
  const film =
    '<video autoplay loop onplay="x" width="640" height="360" poster="/wp-content/uploads/a.jpg" src="/wp-content/uploads/2026/07/test.mp4"></video>';
  expect(sanitizeHtml(film)).toBe(
    '<video src="/media/2026/07/test.mp4" poster="/image?url=%2Fmedia%2Fa.jpg&amp;w=1200&amp;q=75" width="640" height="360" controls preload="none"></video>',
  );
});

test('a video loses a poster on another host', () => {
  expect(sanitizeHtml('<video poster="https://evil.example/a.jpg" src="/wp-content/uploads/a.mp4"></video>')).toBe(
    '<video src="/media/a.mp4" controls preload="none"></video>',
  );
});

const film = sanitizeHtml(
  '<video controls><source src="/wp-content/uploads/a.webm" type="video/webm"><source src="https://evil.example/a.mp4">' +
    '<track src="/wp-content/uploads/a.vtt" kind="captions" srclang="en" label="English"></video>',
);

test('a video with several files keeps only those of the media library', () => {
  expect(film).toContain('<source src="/media/a.webm" type="video/webm"');
  expect(film).not.toContain('evil.example');
});

test('a video keeps its captions', () => {
  expect(film).toContain('<track src="/media/a.vtt" kind="captions" srclang="en" label="English"');
});

test('a file that is dropped leaves the rest of the text as it is', () => {
  const text = '<p><b>a</b><i>b</i></p><ul><li>c</li></ul>';
  expect(sanitizeHtml(`<video controls><source src="https://evil.example/a.mp4"></video>${text}`)).toBe(
    `<video controls preload="none"></video>${text}`,
  );
});

test('a recording has controls', () => {
  expect(sanitizeHtml('<audio src="/wp-content/uploads/a.mp3"></audio>')).toBe(
    '<audio src="/media/a.mp3" controls preload="none"></audio>',
  );
});

test('a recording on another host becomes a link', () => {
  expect(sanitizeHtml('<audio autoplay src="https://cdn.example/a.mp3"></audio>')).toBe(
    '<a class="wp-embed-link" href="https://cdn.example/a.mp3" rel="noopener">Listen to the recording</a>',
  );
});

test('a video with a script as its URL is removed', () => {
  expect(sanitizeHtml('<video src="javascript:alert(1)"></video>')).toBe('<span></span>');
});
