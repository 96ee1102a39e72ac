import type { QueryCms } from '../../cms-client/cms-client.ts';
import { mainNode } from '../../cms-client/envelope.ts';
import type { ResultOf } from '../../cms-client/graphql.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import { GetSeedNodePreview } from './preview-seed.query.ts';

type PreviewAnswer = NonNullable<ResultOf<typeof GetSeedNodePreview>['node']>;

/** WordPress's type names of revisions, which are not content types. */
const REVISION_SLUG = /^\d+-(?:autosave|revision)-v\d+$/;

/**
 * The seed node of a draft. WordPress returns the newest revision, which has an ID and a slug
 * of its own and is never the front page; templates are chosen, and data is queried, by the content.
 */
export function readPreviewSeed(answer: PreviewAnswer, contentId: number, isFrontPage: boolean): SeedNode {
  return {
    __typename: answer.__typename,
    id: answer.id,
    uri: answer.uri ?? undefined,
    foundAt: undefined,
    databaseId: contentId,
    slug: answer.slug && !REVISION_SLUG.test(answer.slug) ? answer.slug : undefined,
    isFrontPage,
    isPostsPage: false,
    isTermNode: false,
    isContentNode: true,
    taxonomyName: undefined,
    name: undefined,
    userId: undefined,
    contentTypeName: answer.contentType?.node.name ?? undefined,
    list: undefined,
    templateName: answer.template?.templateName ?? undefined,
    title: undefined,
    // An editor who may see a draft may read it.
    hasPassword: false,
  };
}

/**
 * Fetches the seed node of a draft.
 * @param frontPageId ID of the page at `/`.
 * @returns undefined when the content does not exist, or this editor may not see its draft.
 * @throws CmsError when the CMS does not answer.
 */
export async function fetchPreviewSeed(
  ask: QueryCms,
  contentId: number,
  frontPageId: number | undefined,
): Promise<SeedNode | undefined> {
  const answer = await ask(GetSeedNodePreview, { id: String(contentId), asPreview: true });
  const node = mainNode('GetSeedNodePreview', answer, ({ node }) => node);
  return node && readPreviewSeed(node, contentId, contentId === frontPageId);
}
