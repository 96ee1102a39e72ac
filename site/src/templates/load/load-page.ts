import * as texts from '@headwater/brand/texts.ts';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { isCmsError } from '../../cms-client/errors.ts';
import type { PageContext } from '../../cms-client/page-context.ts';
import { siteConfig } from '../../config/site.config.ts';
import { foreignImage } from '../../content/foreign-image.ts';
import { mediaPath } from '../../content/image-url.ts';
import { shellInTime } from '../../navigation/shell-in-time.ts';
import { GetSiteShell, type SiteShellData } from '../../navigation/site-shell.query.ts';
import { chooseTemplate } from '../../routing/choose-template.ts';
import { fetchSeedNode } from '../../routing/fetch-seed-node.ts';
import { isOwnPath, movedTo, otherPath } from '../../routing/moved-to.ts';
import { listForDate, pathOfNumber } from '../../routing/numbered-content.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import { headWithoutCms, type PageHead, pageHead, type SiteIdentity } from '../../seo/head.ts';
import { Protected } from '../protected/protected.tsx';
import type { LoadedPage, Template, TemplateRequest } from '../template.ts';
import { templates } from '../templates.ts';

/** The components that can render a node. */
interface Shown {
  templates: Readonly<Record<string, Template>>;
  /** Renders the seed node of password-protected content. */
  Protected: LoadedPage['Component'];
}

/**
 * The public page of a seed node. For password-protected content, WordPress hides the text but not the
 * custom fields, so only the seed node is queried, and the page shows only its title.
 * @returns undefined when no template can render the node.
 * @throws CmsError when the CMS fails.
 */
export async function loadNode(
  query: QueryCms,
  seed: SeedNode,
  request: TemplateRequest,
  site: SiteIdentity,
  { templates, Protected }: Shown,
): Promise<LoadedPage | undefined> {
  if (seed.hasPassword) {
    const head = pageHead({ site, title: seed.title, robots: 'noindex' });
    return { Component: Protected, data: undefined, head, isPartial: false };
  }
  return await chooseTemplate(seed, templates)?.load(query, seed, request, site);
}

export interface FoundPage extends LoadedPage {
  found: true;
  seed: SeedNode;
  shell: SiteShellData;
}

export interface MissingPage {
  found: false;
  head: PageHead;
  /** Undefined while the CMS fails. */
  shell: SiteShellData | undefined;
}

/** The current path of moved content, or the URL of a file. */
interface MovedPage {
  movedTo: string;
}

function missing(shell: SiteShellData): MissingPage {
  const head = pageHead({ site: shell.generalSettings, title: texts.notFoundHead, robots: 'noindex' });
  return { found: false, head, shell };
}

/** What a page's query selects. */
interface PageQuery extends Pick<TemplateRequest, 'units'> {
  /** The cursor of a list. */
  after?: string | undefined;
  /** See `numberQuery`. */
  numbered?: string | undefined;
  /** Whether the site has a page for this path: content of another path does not replace it. */
  hasOwn?: boolean;
}

/**
 * The file of a media item at the item's own path, which galleries link: WordPress redirects there, too. Below another
 * path WordPress finds it by its last part alone.
 */
function fileAt(path: string, { contentTypeName, uri, fileUrl }: SeedNode): string | undefined {
  const isItsPath = contentTypeName === 'attachment' && isOwnPath(path, uri);
  return isItsPath ? (mediaPath(fileUrl) ?? foreignImage(fileUrl)) : undefined;
}

/** Where a path leads that has no page of its own: to moved content, a file, or a list of posts. */
async function pathInstead(query: QueryCms, path: string, seed: SeedNode | undefined, hasOwn = false) {
  const moved = seed && (await movedTo(query, path, seed));
  if (moved !== undefined || hasOwn) return moved;
  return seed ? fileAt(path, seed) : listForDate(query, path);
}

/**
 * Loads everything for the page at a path: seed node, template, the template's data, and what
 * surrounds every page.
 * @throws CmsError when the CMS fails; a page is missing only when the CMS says so.
 */
export async function loadPage(
  context: PageContext,
  path: string,
  { after, numbered, units, hasOwn }: PageQuery = {},
): Promise<FoundPage | MissingPage | MovedPage> {
  const query = context.queryPublic;
  const target = numbered && (await pathOfNumber(query, numbered));
  if (target) return { movedTo: target };
  const [node, { data: shell, errors }] = await Promise.all([
    numbered ? undefined : fetchSeedNode(query, path),
    context.queryShared(GetSiteShell, { menuItemQueryLimit: siteConfig.menuItemQueryLimit }),
  ]);
  const seed = hasOwn && otherPath(path, node?.uri) !== undefined ? undefined : node;
  // Only lists have further pages; a cursor does not select another page.
  if (after !== undefined && seed?.isContentNode) return { movedTo: path };
  const newPath = await pathInstead(query, path, seed, hasOwn);
  if (newPath !== undefined) return { movedTo: newPath };
  const page = seed && (await loadNode(query, seed, { after, units }, shell.generalSettings, { templates, Protected }));
  context.isPartial ||= errors.length > 0 || page?.isPartial === true;
  return page ? { ...page, found: true, seed, shell } : missing(shell);
}

/**
 * Loads what an editor may have written at the path of a page that the site has itself. While the CMS fails, nothing
 * counts as written there, and the page is not stored.
 * @param hasOwn whether the site has a page for this path
 */
export async function loadInstead(context: PageContext, path: string, hasOwn: boolean): ReturnType<typeof loadPage> {
  return loadPage(context, path, { hasOwn }).catch(async (error: unknown) => {
    if (!hasOwn || !isCmsError(error)) throw error;
    context.isPartial = true;
    return { found: false, head: headWithoutCms(texts.notFoundHead), shell: await shellInTime(context) };
  });
}
