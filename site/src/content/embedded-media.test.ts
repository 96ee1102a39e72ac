import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

test.each([
  [
    'YouTube',
    '<iframe title="Pump test" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" onload="x"></iframe>',
    '<a class="wp-embed-link" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Pump test, on YouTube</a>',
  ],
  [
    'YouTube without cookies and title',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    '<a class="wp-embed-link" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Watch on YouTube</a>',
  ],
  [
    'Vimeo with markup in its title',
    '<iframe title="A <b>pump</b>" src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>',
    '<a class="wp-embed-link" href="https://vimeo.com/76979871" rel="noopener">A &lt;b&gt;pump&lt;/b&gt;, on Vimeo</a>',
  ],
])('replaces the player of %s with a link to the video', (_what, html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
});

test.each([
  ['another host', '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>'],
  ['a host that only ends like one', '<iframe src="https://notyoutube.com/embed/dQw4w9WgXcQ"></iframe>'],
  ['a path that is no player', '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>'],
  ['an id with markup', '<iframe src="https://www.youtube.com/embed/%22%3E%3Cscript%3E"></iframe>'],
  ['another scheme', '<iframe src="javascript:alert(1)//www.youtube.com/embed/a"></iframe>'],
  ['no encryption', '<iframe src="http://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'],
  ['no source', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
])('drops a frame of %s', (_what, html) => {
  expect(sanitizeHtml(`${html}<p>a</p>`)).toBe('<p>a</p>');
});

test('a video of the media library keeps its size and has controls, and neither starts nor loads by itself', () => {
  const film =
    '<video autoplay loop onplay="x" width="640" height="360" src="/wp-content/uploads/2026/07/test.mp4"></video>';
  expect(sanitizeHtml(film)).toBe(
    '<video src="/media/2026/07/test.mp4" width="640" height="360" controls preload="none"></video>',
  );
});

test('a video with several files keeps those of the media library, and its captions', () => {
  const files =
    '<video controls><source src="/wp-content/uploads/a.webm" type="video/webm"><source src="https://evil.example/a.mp4">' +
    '<track src="/wp-content/uploads/a.vtt" kind="captions" srclang="en" label="English"></video>';
  const clean = sanitizeHtml(files);
  expect(clean).toContain('<source src="/media/a.webm" type="video/webm"');
  expect(clean).toContain('<track src="/media/a.vtt" kind="captions" srclang="en" label="English"');
  expect(clean).not.toContain('evil.example');
});

test('a recording has controls, and a recording on another host becomes a link', () => {
  expect(sanitizeHtml('<audio src="/wp-content/uploads/a.mp3"></audio>')).toBe(
    '<audio src="/media/a.mp3" controls preload="none"></audio>',
  );
  expect(sanitizeHtml('<audio autoplay src="https://cdn.example/a.mp3"></audio>')).toBe(
    '<a class="wp-embed-link" href="https://cdn.example/a.mp3" rel="noopener">Listen to the recording</a>',
  );
  expect(sanitizeHtml('<video src="javascript:alert(1)"></video>')).toBe('<span></span>');
});
