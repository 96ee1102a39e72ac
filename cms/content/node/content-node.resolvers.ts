import { escapeHtml } from '@headwater/contract/text/entities.ts';
import { renderedContent } from '@headwater/contract/text/rendered-html.ts';
import { can } from '../../accounts/capabilities.ts';
import type { ContentRecord } from '../../database/records.ts';
import { withEmbeddedForms } from '../../forms/rendering/embedded-forms.ts';
import { edgeTo } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { globalId } from '../../schema/global-id.ts';
import { nodeGlobalId } from '../../schema/nodes.ts';
import { previewOf } from '../preview.ts';
import { readableContent } from '../readable-content.ts';
import { renderedExcerpt } from '../rendering/excerpt.ts';
import { renderedTitle } from '../rendering/title.ts';
import { publicUser } from '../user/public-user.ts';
import { contentUri, isFrontPage } from './content-uri.ts';

type Fields = Record<string, Resolve<ContentRecord, { format?: 'RAW' | 'RENDERED' | null }>>;

const isRestricted = (content: ContentRecord, { viewer }: CmsContext) =>
  content.postPassword !== '' && !can(viewer, 'edit', content);

/** As in WPGraphQL, a password withholds more from visitors than the text. */
export const unlessRestricted =
  (resolve: Fields[string]): Fields[string] =>
  (content, args, context) =>
    isRestricted(content, context) ? null : resolve(content, args, context);

/** Rendered text, or stored text for those who may edit. */
const rendered =
  (
    field: 'title' | 'content' | 'excerpt',
    render: (content: ContentRecord, context: CmsContext) => string | null,
  ): Fields[string] =>
  (content, { format }, context) => {
    if (format === 'RAW') return can(context.viewer, 'edit', content) ? content[field] : null;
    // As in WordPress, a password hides the text from visitors, but not the title.
    return field === 'title' || !isRestricted(content, context) ? render(content, context) : null;
  };

const never = () => null;

/** The state that a preview shows, if it differs from the content itself. */
function newestRevision(content: ContentRecord, context: CmsContext): ContentRecord | undefined {
  const preview = content.revisionOf === undefined ? previewOf(context, content) : undefined;
  return preview?.revisionOf === undefined ? undefined : preview;
}

/** What all content shares, by the interface that declares it. */
export const contentNodeResolvers = {
  ContentNode: {
    id: (content) => nodeGlobalId(content),
    databaseId: ({ id }) => id,
    contentType: unlessRestricted(({ type }) => edgeTo({ kind: 'contentType', id: type })),
    contentTypeName: ({ type }) => type,
    date: unlessRestricted(({ date }) => date),
    dateGmt: unlessRestricted(({ date }) => date),
    modified: unlessRestricted(({ modified }) => modified),
    modifiedGmt: unlessRestricted(({ modified }) => modified),
    isContentNode: () => true,
    isTermNode: () => false,
    isFrontPage: (content, _args, context) => isFrontPage(content, context),
    isPostsPage: () => false,
    isPreview: ({ revisionOf }) => revisionOf !== undefined,
    isRestricted: (content, _args, context) => isRestricted(content, context),
    lastEditedBy: never,
    link: (content, _args, context) => {
      const uri = contentUri(content, context);
      return uri === null ? null : `${context.baseUrl}${uri}`;
    },
    previewRevisionDatabaseId: (content, _args, context) => newestRevision(content, context)?.id ?? null,
    previewRevisionId: (content, _args, context) => {
      const revision = newestRevision(content, context);
      return revision ? nodeGlobalId(revision) : null;
    },
    // A draft has none until an editor gives it one.
    slug: ({ slug }) => slug || null,
    template: unlessRestricted((content) => content),
    templates: never,
    uri: (content, _args, context) => contentUri(content, context),
  },
  NodeWithTitle: {
    title: rendered('title', ({ title }) => renderedTitle(title)),
    seo: (content, _args, context) => contentSeo(content, context),
  },
  NodeWithContentEditor: {
    content: rendered('content', ({ content }, context) => {
      const html = renderedContent(content, context.baseUrl);
      return withEmbeddedForms(html, { form: context.forms.table.byId, notice: context.forms.notice }) || null;
    }),
  },
  NodeWithExcerpt: {
    excerpt: rendered('excerpt', ({ excerpt, content }, { baseUrl }) => renderedExcerpt(excerpt, content, baseUrl)),
  },
  NodeWithFeaturedImage: {
    featuredImage: unlessRestricted(({ featuredImageId }, _args, context) =>
      edgeTo(featuredImageId === null ? null : readableContent(context, featuredImageId)),
    ),
    featuredImageDatabaseId: ({ featuredImageId }) => featuredImageId,
  },
  NodeWithAuthor: {
    author: ({ authorId }, _args, context) => edgeTo(publicUser(authorId, context)),
    authorDatabaseId: ({ authorId }, _args, context) => publicUser(authorId, context)?.id ?? null,
  },
  NodeWithRevisions: {
    isRevision: ({ revisionOf }) => revisionOf !== undefined,
    revisionOf: ({ revisionOf }, _args, context) =>
      edgeTo(revisionOf === undefined ? null : readableContent(context, revisionOf)),
  },
  HierarchicalNode: {
    parentDatabaseId: ({ parentId }) => parentId,
    parentId: ({ parentId }) => (parentId === null ? null : globalId('post', parentId)),
  },
} satisfies Record<string, Fields>;

/** What an SEO plugin would return: the editor's text, or else the title. */
function contentSeo(content: ContentRecord, context: CmsContext) {
  const title = content.seoTitle ?? renderedTitle(content.title).replace(/<[^<>]*>/g, '');
  const metaDesc = content.seoDescription ?? '';
  const description = metaDesc && `<meta name="description" content="${escapeHtml(metaDesc)}" />`;
  const uri = contentUri(content, context);
  const robots = content.fields.noindex === true ? '<meta name="robots" content="noindex, nofollow" />' : '';
  return {
    title,
    metaDesc,
    fullHead: [`<title>${escapeHtml(title)}</title>`, description, robots].filter((tag) => tag !== '').join('\n'),
    canonical: uri === null ? null : `${context.baseUrl}${uri}`,
  };
}
