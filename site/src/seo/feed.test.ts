import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { env } from '../config/env.ts';
import { feedXml } from './feed.ts';

type FeedData = Parameters<typeof feedXml>[0];
type Post = NonNullable<FeedData['posts']>['nodes'][number];

const post: Post = {
  uri: '/cold-pumps/',
  title: 'Cold pumps',
  excerpt: '<p>Why they fail</p>',
  content: '<p>Text</p>',
  dateGmt: '2026-11-21T08:00:00',
  modifiedGmt: '2026-11-22T08:00:00',
  author: { node: { name: 'Marit' } },
  categories: { nodes: [{ name: 'Field notes &amp; more' }] },
  featuredImage: null,
};

function feed(...posts: Partial<Post>[]): string {
  return feedXml({
    generalSettings: { title: 'Alder &amp; Creek', description: 'Pumps' },
    posts: { nodes: posts.map((fields) => ({ ...post, ...fields })) },
  });
}

/** Element texts by path, such as `rss/channel/item/title`; throws when the document is not well-formed. */
function read(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        const path = open.join('/');
        texts[path] = [...(texts[path] ?? []), ''];
      },
      ontext(text) {
        const values = texts[open.join('/')];
        if (values) values.push((values.pop() ?? '') + text);
      },
      onclosetag(name, isImplied) {
        if (open.pop() !== name || (isImplied && name !== 'atom:link')) throw new Error(`${name} is not well-formed`);
      },
    },
    { xmlMode: true, recognizeCDATA: true },
  );
  parser.end(xml.replace(/^<\?xml[^>]*\?>/, ''));
  return texts;
}

test('a post is in the feed with its title, URL, dates, author, category and excerpt', () => {
  const texts = read(feed({}));
  expect(texts['rss/channel/title']).toEqual(['Alder & Creek']);
  expect(texts['rss/channel/item/title']).toEqual(['Cold pumps']);
  expect(texts['rss/channel/item/link']).toEqual(['http://localhost:3000/cold-pumps/']);
  expect(texts['rss/channel/item/pubDate']).toEqual(['Sat, 21 Nov 2026 08:00:00 GMT']);
  expect(texts['rss/channel/lastBuildDate']).toEqual(['Sun, 22 Nov 2026 08:00:00 GMT']);
  expect(texts['rss/channel/item/dc:creator']).toEqual(['Marit']);
  expect(texts['rss/channel/item/category']).toEqual(['Field notes & more']);
  expect(texts['rss/channel/item/description']).toEqual(['Why they fail']);
});

test.each([
  ['a &amp; b &lt;c&gt;', 'a & b <c>'],
  ['x ]]> y ]]> z', 'x ]] > y ]] > z'],
  ['💧 drops', '💧 drops'],
  ['bell\u0007 and \u0000nothing', 'bell and nothing'],
  ['half \ud83d of a pair', 'half \ufffd of a pair'],
])('a feed with the title %j is well-formed', (title, shown) => {
  expect(read(feed({ title }))['rss/channel/item/title']).toEqual([shown]);
});

test('the text of a post is sanitized in the feed, with absolute links and images', () => {
  const content =
    `<p onclick="alert(1)">A <a href="${env.CMS_URL}/about/">link</a> ]]&gt; <script>alert(1)</script></p>` +
    `<img src="${env.CMS_URL}/wp-content/uploads/2026/01/a.jpg" alt="A pump">`;
  const html = read(feed({ content }))['rss/channel/item/content:encoded']?.[0] ?? '';
  expect(html).toContain('<a href="http://localhost:3000/about/">link</a>');
  expect(html).toMatch(/<img src="http:\/\/localhost:3000\/image\?url=[^"]+" alt="A pump"/);
  expect(html).not.toContain(env.CMS_URL);
  expect(html).not.toMatch(/onclick|script|srcset/);
});

test('a feed leaves out posts without a URL or a date', () => {
  expect(read(feed({ uri: null }, { dateGmt: null }))['rss/channel/item']).toBeUndefined();
});

test('a feed without posts or settings has the title of the company', () => {
  expect(read(feedXml({ generalSettings: null, posts: null }))['rss/channel/title']).toEqual([
    'Alder Creek Pump Works',
  ]);
});

function textWithImage(altText: string | null): string | undefined {
  const sourceUrl = `${env.CMS_URL}/wp-content/uploads/2026/01/a.jpg`;
  return read(feed({ featuredImage: { node: { sourceUrl, altText } } }))['rss/channel/item/content:encoded']?.[0];
}

test('the image of a post is before its text in the feed, resized by the site', () => {
  expect(textWithImage('A "pump" &amp; more')).toMatch(
    /^<p><img src="http:\/\/localhost:3000\/image\?url=[^"]+&amp;w=1200[^"]*" alt="A &quot;pump&quot; &amp; more"><\/p>\n<p>Text<\/p>/,
  );
});

test('the image of a post without an alt text has an empty one in the feed', () => {
  expect(textWithImage(null)).toContain(' alt="">');
});

test.each([
  ['an SVG', `${env.CMS_URL}/wp-content/uploads/a.svg`],
  ['an image of another host', 'https://elsewhere.example/a.jpg'],
])('does not use %s as the image of a post', (_what, sourceUrl) => {
  const texts = read(feed({ featuredImage: { node: { sourceUrl, altText: 'A pump' } } }));
  expect(texts['rss/channel/item/content:encoded']?.[0]).toMatch(/^<p>Text<\/p>/);
});

test.each([
  ['', { node: { name: '' } }],
  ['', null],
])("a post without an author's name is by the company", (_name, author) => {
  expect(read(feed({ author }))['rss/channel/item/dc:creator']).toEqual(['Alder Creek Pump Works']);
});

test('posts stay in their order in the feed, which has the time of their latest change', () => {
  const texts = read(
    feed(
      { title: 'New', modifiedGmt: '2026-11-20T08:00:00' },
      { title: 'Changed', modifiedGmt: '2026-11-24T08:00:00' },
      { title: 'Undated', modifiedGmt: null },
      { title: 'Old', modifiedGmt: '2026-11-22T08:00:00' },
    ),
  );
  expect(texts['rss/channel/item/title']).toEqual(['New', 'Changed', 'Undated', 'Old']);
  expect(texts['rss/channel/lastBuildDate']).toEqual(['Tue, 24 Nov 2026 08:00:00 GMT']);
});

test('the feed names the site, its language and its owner', () => {
  const xml = feed({});
  const texts = read(xml);
  expect(texts['rss/channel/link']).toEqual(['http://localhost:3000/']);
  expect(texts['rss/channel/description']).toEqual(['Pumps']);
  expect(texts['rss/channel/language']).toEqual(['en-US']);
  expect(texts['rss/channel/copyright']?.[0]).toMatch(/^\d{4} \S/);
  expect(xml).toContain('<atom:link href="http://localhost:3000/feed.xml" rel="self"');
  expect(xml).not.toContain('<generator>');
});

test('a post has all of its categories in the feed, or none', () => {
  const nodes = [{ name: 'Pumps' }, { name: 'Field notes' }];
  expect(read(feed({ categories: { nodes } }))['rss/channel/item/category']).toEqual(['Pumps', 'Field notes']);
  expect(read(feed({ categories: null }))['rss/channel/item/category']).toBeUndefined();
});
