import { type FragmentOf, type ResultOf, readFragment } from '../cms-client/graphql.ts';
import { plainText } from '../content/plain-text.ts';
import { firstTeaser, teaserSources } from '../content/teaser.ts';
import { HeadParts, SeoParts } from './head.fragment.ts';
import { type HeadSource, type PageHead, pageHead } from './head.ts';
import { gmtMoment } from './moment.ts';
import { ownUrlOf, sharedImage } from './site-url.ts';
import type { ArticleFacts, TrailStep } from './structured-data.ts';

interface Ancestor {
  uri: string | null;
  title?: string | null;
}

/** From the top down, by the length of their URLs: WordPress lists them from the parent up. */
function ancestorTrail(ancestors: readonly Ancestor[] | undefined): TrailStep[] {
  return (ancestors ?? [])
    .flatMap(({ uri, title }) => {
      const url = ownUrlOf(uri);
      const name = plainText(title);
      return url && name ? [{ name, url }] : [];
    })
    .sort((one, other) => one.url.length - other.url.length);
}

/** A node's own summary: the teaser of a page, the summary of a project, an excerpt. */
function summaryOf(node: HeadNode): string | null | undefined {
  if (node.__typename === 'Project' && node.summary) return node.summary;
  if (node.__typename !== 'Page') return 'excerpt' in node ? node.excerpt : undefined;
  return firstTeaser(teaserSources(node));
}

type HeadNode = ResultOf<typeof HeadParts>;
type NodeHeadSource = Omit<HeadSource, 'seo' | 'image' | 'article'> & {
  node: FragmentOf<typeof HeadParts>;
};

/**
 * The head of a page: its SEO fields, its featured image, its ancestors, and a post's dates and
 * author. Explicit values take precedence over the node's.
 */
export function nodeHead({ node: masked, ...source }: NodeHeadSource): PageHead {
  const node = readFragment(HeadParts, masked);
  const isPost = node.__typename === 'Post';
  const title = source.title ?? node.title;
  const article: ArticleFacts | undefined = isPost
    ? {
        headline: plainText(title),
        published: gmtMoment(node.dateGmt),
        modified: gmtMoment(node.modifiedGmt),
        author: plainText(node.author?.node.name) || undefined,
      }
    : undefined;
  const ancestors = node.__typename === 'Page' ? node.ancestors?.nodes : undefined;
  return pageHead({
    ...source,
    title,
    listedTitle: node.title,
    summary: source.summary ?? summaryOf(node),
    seo: readFragment(SeoParts, node.seo),
    image: sharedImage('featuredImage' in node ? node.featuredImage?.node.sourceUrl : undefined),
    trail: source.trail ?? ancestorTrail(ancestors),
    article,
  });
}
