import * as texts from '@headwater/brand/texts.ts';
import { CallToAction } from '../../blocks/call-to-action/call-to-action.tsx';
import { chooseOthers } from '../../blocks/more-nodes/choose-others.ts';
import { MoreNodes } from '../../blocks/more-nodes/more-nodes.tsx';
import { NodeBanner } from '../../blocks/node-banner/node-banner.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import { TagList } from '../../blocks/tag-list/tag-list.tsx';
import { siteConfig } from '../../config/site.config.ts';
import { formatDate } from '../../content/date.ts';
import { plainText, titleText } from '../../content/plain-text.ts';
import { pageVariant } from '../page/page-variant.ts';
import type { TemplateProps } from '../template.ts';
import type { PostData } from './post.template.ts';
import { postCrumbs } from './post-crumbs.ts';

type PostNode = NonNullable<PostData[0]['post']>;

/** What is said of a post below its title. */
export function bylineOf(
  { date, author }: Pick<PostNode, 'date' | 'author'>,
  shows: { date: boolean; author: boolean } = siteConfig.postHeader,
): string {
  return texts.byline((shows.date && formatDate(date)) || '', shows.author ? plainText(author?.node.name) : '');
}

/** A post of the blog, with a link to the next. */
export function Post({ data: [{ post, older, newest }, listTitle], seed }: TemplateProps<PostData>) {
  if (!post) return null;
  const plain = !pageVariant(seed.templateName).separators;
  return (
    <>
      <NodeBanner
        crumbs={postCrumbs(seed.list, listTitle, post)}
        title={titleText(post.title)}
        byline={bylineOf(post)}
        of={post}
      />
      <PageBody html={post.content} plain={plain} />
      <TagList
        terms={[...(post.categories?.edges ?? []).map(({ node }) => node), ...(post.tags?.nodes ?? [])]}
        plain={plain}
      />
      <div data-print="no">
        <MoreNodes title={texts.nextPost} nodes={chooseOthers(post.id, older?.nodes ?? [], newest?.nodes ?? [], 1)} />
        <CallToAction />
      </div>
    </>
  );
}
