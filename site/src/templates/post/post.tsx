import { EntryBanner } from '../../blocks/entry-banner/entry-banner.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import { TagList } from '../../blocks/tag-list/tag-list.tsx';
import { titleText } from '../../content/plain-text.ts';
import { listCrumbs } from '../list-trail.ts';
import { pageVariant } from '../page/page-variant.ts';
import type { TemplateProps } from '../template-entry.ts';
import type { PostData } from './post.template.ts';

/** A post of the blog. */
export function Post({ data: [{ post }, listTitle], seed }: TemplateProps<PostData>) {
  if (!post) return null;
  const plain = !pageVariant(seed.templateName).separators;
  return (
    <>
      <EntryBanner crumbs={listCrumbs(seed.list, listTitle)} title={titleText(post.title)} of={post} />
      <PageBody html={post.content} plain={plain} />
      <TagList tags={post.tags?.nodes ?? []} plain={plain} />
    </>
  );
}
