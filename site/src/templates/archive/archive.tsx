import { EditorText } from '../../blocks/editor-text/editor-text.tsx';
import { TopicList } from '../../blocks/topic-list/topic-list.tsx';
import { siteConfig } from '../../config/site.config.ts';
import { ContentList } from '../../listing/content-list.tsx';
import { useRendering } from '../../rendering/rendering.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template.ts';
import type { ArchiveData } from './archive.template.ts';
import { archiveDescription, archiveNodes, archiveTitle, readArchive } from './archive-node.ts';
import { listingOf } from './listing-of.ts';
import { withStickyFirst } from './sticky-posts.ts';

/** A list of nodes: of a content type, a category, a tag, an author, or the blog. */
export function Archive({ data: [listing, postsPageTitle], seed }: TemplateProps<ArchiveData>) {
  const { url } = useRendering();
  const node = readArchive(listing.nodeByUri, seed);
  if (!node) return null;
  const nodes = archiveNodes(node);
  const { aboveTheFold, emptyText } = listingOf(seed);
  return (
    <>
      <Banner title={postsPageTitle ?? archiveTitle(node)}>
        <EditorText html={archiveDescription(node)} />
        <TopicList topics={listing.categories?.nodes ?? []} />
      </Banner>
      <Section>
        <ContentList
          nodes={withStickyFirst(listing.sticky?.nodes ?? [], nodes?.nodes ?? [])}
          pageInfo={nodes?.pageInfo}
          aboveTheFold={aboveTheFold}
          emptyText={emptyText}
          showsDefaultImage={siteConfig.archiveDisplayFeaturedImage}
          startHref={url.searchParams.has('after') ? url.pathname : undefined}
        />
      </Section>
    </>
  );
}
