import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { Feed } from 'feed';
import type { ResultOf } from '../cms-client/graphql.ts';
import { plainText } from '../content/plain-text.ts';
import type { GetFeed } from './feed.query.ts';
import { feedHtml } from './feed-html.ts';
import { gmtMoment } from './moment.ts';
import { ownUrlOf, sharedImage, siteUrlOf } from './site-url.ts';
import { xmlCharacters, xmlText } from './xml.ts';

type FeedData = ResultOf<typeof GetFeed>;
type Post = NonNullable<FeedData['posts']>['nodes'][number];

/** Plain text for a CDATA section, which ends at the first `]]>`. */
function text(value: string | null | undefined): string {
  return xmlCharacters(plainText(value)).replaceAll(']]>', ']] >');
}

function html(value: string): string {
  return xmlCharacters(value).replaceAll(']]>', ']]&gt;');
}

function picture({ featuredImage }: Post): string {
  const url = sharedImage(featuredImage?.node.sourceUrl);
  const alt = xmlText(plainText(featuredImage?.node.altText));
  return url ? `<p><img src="${xmlText(url)}" alt="${alt}"></p>\n` : '';
}

function item(post: Post) {
  const [link, published] = [ownUrlOf(post.uri), gmtMoment(post.dateGmt)];
  if (!link || !published) return [];
  return [
    {
      title: text(post.title),
      link,
      date: new Date(published),
      description: text(post.excerpt),
      content: html(picture(post) + feedHtml(post.content)),
      category: (post.categories?.nodes ?? []).map(({ name }) => ({ name: text(name) })),
      extensions: [{ name: 'dc:creator', objects: { _cdata: text(post.author?.node.name) || company.name } }],
    },
  ];
}

/** The latest posts as RSS 2.0. Leaves out posts without a URL or a date. */
export function feedXml({ generalSettings, posts }: FeedData): string {
  const items = (posts?.nodes ?? []).flatMap(item);
  const changes = (posts?.nodes ?? []).flatMap(({ modifiedGmt }) => gmtMoment(modifiedGmt) ?? []).sort();
  const feed = new Feed({
    id: siteUrlOf('/'),
    title: text(generalSettings?.title) || company.name,
    description: text(generalSettings?.description),
    link: siteUrlOf('/'),
    feed: siteUrlOf('/feed.xml'),
    language: texts.locale,
    copyright: `${new Date().getFullYear()} ${company.name}`,
    generator: false,
    // Not the time of rendering: the same posts produce the same file.
    updated: new Date(changes.at(-1) ?? 0),
  });
  for (const entry of items) feed.addItem(entry);
  return feed.rss2();
}
