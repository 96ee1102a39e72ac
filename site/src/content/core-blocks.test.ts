import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPreparedBlocks } from './core-blocks.ts';
import { plainText } from './plain-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const file = new URL('../../../contract/wordpress/blocks.json', import.meta.url);
// Recorded from WordPress, one by one.
const recorded = JSON.parse(readFileSync(file, 'utf8')) as { block: string; content: string }[];

/** Blocks of which nothing is shown. */
const LEFT_OUT = [
  'core/archives',
  'core/archives as a dropdown',
  'core/avatar',
  'core/breadcrumbs',
  'core/calendar',
  'core/categories as a dropdown',
  'core/comments',
  'core/icon',
  'core/icon with a name',
  'core/latest-comments',
  'core/legacy-widget',
  'core/loginout',
  'core/loginout as a form',
  'core/navigation-overlay-close',
  'core/playlist',
  'core/post-comments-count',
  'core/post-comments-link',
  'core/post-content',
  'core/query-title',
  'core/rss without a feed',
  'core/search',
  'core/search as a button',
];

/** Words that are not shown of blocks that are. */
const WITHOUT: Record<string, string> = {
  'core/accordion': '+ +',
  'core/embed of a post': 'https://example.org/a-post/',
  'core/embed of a video': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'core/html': 'Mail Send',
  'core/navigation': 'Search Search',
  'core/query': '1 2 3 … 63 Next Page',
};

/** What a page shows of a text, without scripts and what only they show. */
function words(html: string): string[] {
  const shown = html.replace(
    /<(script|style|annotation|svg|select|object|iframe)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
    '',
  );
  return plainText(shown.replaceAll('<', ' <')).split(/\s+/).filter(Boolean);
}

test.each(recorded.map(({ block, content }) => [block, content]))(
  '%s of WordPress is shown or left out',
  (block, content) => {
    const clean = sanitizeHtml(content);
    expect(clean === '').toBe(LEFT_OUT.includes(block));
    expect(clean).not.toContain('127.0.0.1:8080');
    expect(clean).not.toMatch(
      /<(div|section|figure|ul|ol|li|p|h[1-6]|details)(?! class="wp-block-spacer)[^>]*>\s*<\/\1>/,
    );
    if (!clean) return;
    const left = words(clean);
    const moved = content
      .replaceAll('http://127.0.0.1:8080/wp-content/uploads/', 'http://localhost:3000/media/')
      .replaceAll('http://127.0.0.1:8080/', 'http://localhost:3000/');
    const missing = words(moved).filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    expect(missing.join(' ')).toBe(WITHOUT[block] ?? '');
  },
);

test.each([
  ['a form that never closes takes no text with it', '<form><p>a</p><p>b</p>', '<form><p>a</p><p>b</p>'],
  ['what is left out ends with its own element', '<form><form>a</form></form><p>b</p>', '<p>b</p>'],
  [
    'a cover of an older editor shows its fixed background',
    '<div class="wp-block-cover has-parallax" style="background-image:url(&quot;/a.jpg&quot;)"><p>a</p></div>',
    '<div class="wp-block-cover has-parallax" style="background-image:url(&quot;/a.jpg&quot;)"><img class="wp-block-cover__image-background" src="/a.jpg" alt=""><p>a</p></div>',
  ],
  [
    'a background without a picture stays',
    '<div class="wp-block-cover__image-background" style="color:red">a</div>',
    '<div class="wp-block-cover__image-background" style="color:red">a</div>',
  ],
  [
    'a label cannot leave its attribute',
    `<div class="wp-block-cover__image-background" aria-label='"onerror="' style="background:url(/a.jpg)"></div>`,
    '<img class="wp-block-cover__image-background" src="/a.jpg" alt="&quot;onerror=&quot;">',
  ],
  [
    'a tab without its button stays as a section',
    '<section class="wp-block-tab-panel" aria-labelledby="x">a</section>',
    '<section class="wp-block-tab-panel" aria-labelledby="x">a</section>',
  ],
  ['a playlist without links is left out', '<div class="wp-playlist"><video></video></div><p>a</p>', '<p>a</p>'],
  [
    'elements that overlap what is left out keep the rest of the text',
    '<div class="wp-block-accordion-item"><form>a</div>b</form>c',
    '<details class="wp-block-details">c',
  ],
])('%s', (_title, html, expected) => {
  expect(withPreparedBlocks(html)).toBe(expected);
});
