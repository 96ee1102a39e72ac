import { isRecord } from '@headwater/contract/is-record.ts';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { mainNode } from '../../cms-client/envelope.ts';
import type { ResultOf } from '../../cms-client/graphql.ts';
import type { PageContext } from '../../cms-client/page-context.ts';
import { loadShell } from '../../navigation/load-shell.ts';
import type { SiteShellData } from '../../navigation/site-shell.query.ts';
import { chooseTemplate } from '../../routing/choose-template.ts';
import { fetchSeedNode } from '../../routing/fetch-seed-node.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import type { FoundPage } from '../../templates/load/load-page.ts';
import type { Template } from '../../templates/template.ts';
import { GetSeedNodePreview } from './preview-seed.query.ts';

function isOther(node: unknown, contentId: number): boolean {
  return !isRecord(node) || node.databaseId !== contentId;
}

/**
 * A copy of a response in which no list of ancestors has the given content. WordPress stores a revision below the page
 * that it revises, and so names the page as an ancestor of its own draft.
 */
export function withoutOwnAncestor(value: unknown, contentId: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutOwnAncestor(item, contentId));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      const copy = withoutOwnAncestor(inside, contentId);
      if (key !== 'ancestors' || !isRecord(copy) || !Array.isArray(copy.nodes)) return [key, copy];
      return [key, { ...copy, nodes: copy.nodes.filter((node) => isOther(node, contentId)) }];
    }),
  );
}

/** Sends queries for a draft: a page is not among the breadcrumbs of its own preview. */
export function queryWithoutOwnAncestor(query: QueryCms, contentId: number | undefined): QueryCms {
  if (contentId === undefined) return query;
  return async (document, variables) => {
    const response = await query(document, variables);
    // Only items of lists are gone, so the data has the document's type as before.
    return { ...response, data: withoutOwnAncestor(response.data, contentId) as typeof response.data };
  };
}

/** The templates of the site by name. */
export type Templates = Readonly<Record<string, Template>>;

/**
 * The page of a seed node's newest draft: chosen, queried and rendered by the same templates as the
 * public page. Search engines get `noindex`.
 */
export async function loadDraft(
  query: QueryCms,
  seed: SeedNode,
  shell: SiteShellData,
  templates: Templates,
): Promise<FoundPage | undefined> {
  const template = chooseTemplate(seed, templates);
  const queryDraft = queryWithoutOwnAncestor(query, seed.databaseId);
  const page = await template?.load(queryDraft, seed, { asPreview: true }, shell.generalSettings);
  if (!page) return undefined;
  const { title, description } = page.head;
  const head = { title: `Preview: ${title}`, description, robots: 'noindex, nofollow' };
  return { ...page, head, found: true, seed, shell };
}

type PreviewNode = NonNullable<ResultOf<typeof GetSeedNodePreview>['node']>;

/** WordPress's type names of revisions, which are not content types. */
const REVISION_SLUG = /^\d+-(?:autosave|revision)-v\d+$/;

/**
 * The seed node of a draft. WordPress returns the newest revision, which has an ID and a slug
 * of its own and is never the front page; templates are chosen, and data is queried, by the content.
 */
export function readPreviewSeed(node: PreviewNode, contentId: number, isFrontPage: boolean): SeedNode {
  return {
    __typename: node.__typename,
    id: node.id,
    uri: node.uri ?? undefined,
    foundAt: undefined,
    databaseId: contentId,
    slug: node.slug && !REVISION_SLUG.test(node.slug) ? node.slug : undefined,
    isFrontPage,
    isPostsPage: false,
    isTermNode: false,
    isContentNode: true,
    taxonomyName: undefined,
    name: undefined,
    userId: undefined,
    contentTypeName: node.contentType?.node.name ?? undefined,
    list: undefined,
    templateName: node.template?.templateName ?? undefined,
    title: undefined,
    // An editor who may see a draft may read it.
    hasPassword: false,
    fileUrl: undefined,
  };
}

/**
 * Fetches the seed node of a draft.
 * @param frontPageId ID of the page at `/`.
 * @returns undefined when the content does not exist, or this editor may not see its draft.
 * @throws CmsError when the CMS does not respond.
 */
export async function fetchPreviewSeed(
  query: QueryCms,
  contentId: number,
  frontPageId: number | undefined,
): Promise<SeedNode | undefined> {
  const response = await query(GetSeedNodePreview, { id: String(contentId), asPreview: true });
  const node = mainNode('GetSeedNodePreview', response, (data) => data.node);
  return node && readPreviewSeed(node, contentId, contentId === frontPageId);
}

/**
 * Loads everything for a preview.
 * @param queryAsEditor sends queries as the editor.
 * @returns undefined when the draft does not exist or this editor may not see it.
 * @throws CmsError when the CMS does not respond.
 */
export async function loadPreview(
  { queryPublic, templates }: Pick<PageContext, 'queryPublic'> & { templates: Templates },
  queryAsEditor: QueryCms,
  contentId: number,
): Promise<FoundPage | undefined> {
  const [front, shell] = await Promise.all([fetchSeedNode(queryPublic, '/'), loadShell(queryPublic)]);
  const seed = await fetchPreviewSeed(queryAsEditor, contentId, front?.databaseId);
  return seed && loadDraft(queryAsEditor, seed, shell, templates);
}
