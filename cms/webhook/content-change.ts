import { contentTypes } from '@headwater/content-model/content-types.ts';
import type { Change } from '@headwater/contract/webhook.ts';
import { isFrontPage, isPageForPosts } from '../content/node/content-uri.ts';
import { termPath } from '../content/term/term-path.ts';
import type { Tables } from '../database/tables.ts';
import { type GlobalIdKind, globalId } from '../schema/global-id.ts';
import { noChange } from './change.ts';

type ContentSnapshot = NonNullable<ReturnType<typeof contentSnapshot>>;

/** The current state of content, with everything on the site that depends on it; undefined if it does not exist. */
export function contentSnapshot(id: number, tables: Tables) {
  const record = tables.content.byId(id);
  if (!record) return undefined;
  const terms = (['category', 'post_tag'] as const).flatMap((taxonomy) => tables.terms.ofContent(id, taxonomy));
  return {
    record,
    /** Null if it has no page. */
    path: isFrontPage(record, { tables }) ? '/' : record.path,
    terms: terms.map((term) => term.id),
    /** Their paths start with this one's. */
    descendants: descendantsOf(id, tables),
  };
}

function descendantsOf(id: number, tables: Tables): { id: number; path: string | null }[] {
  const found = new Map<number, string | null>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const child of tables.content.ids({ types: ['page'], statuses: ['publish'], parentId: next })) {
      if (found.has(child) || child === id) continue;
      found.set(child, tables.content.byId(child)?.path ?? null);
      queue.push(child);
    }
  }
  return [...found].map(([child, path]) => ({ id: child, path }));
}

/**
 * The effect of a write on the site's cached pages. A page that showed the content has its key. Pages that
 * will show it, or never referred to it, are found by other keys: lists of its type, archives of its
 * terms and author, its parent, and content whose fields refer to it. Drafts change no page until they
 * are trashed: a preview link may show one.
 */
export function contentChange(
  before: ContentSnapshot | undefined,
  after: ContentSnapshot | undefined,
  tables: Tables,
): Change {
  const wasShown = before?.record.status === 'publish';
  const isShown = after?.record.status === 'publish';
  const known = after ?? before;
  if (!known) return noChange;
  const { id, type } = known.record;
  const trashed = isGone(before, after) ? [`trashed:${globalId('post', id)}`] : [];
  if (!wasShown && !isShown) return { tags: trashed, paths: [] };
  const states = [before, after].filter((state) => state !== undefined);
  const cameOrWent = wasShown !== isShown;
  const moved = cameOrWent || before?.path !== after?.path;
  const nodes = [globalId('post', id)];
  const lists: string[] = [];

  if (cameOrWent || isPlacedAnew(before, after)) {
    lists.push(`list:${contentTypes[type].graphqlType.toLowerCase()}`, globalId('post_type', type));
    nodes.push(
      ...states.flatMap(({ record }) => (record.parentId === null ? [] : [globalId('post', record.parentId)])),
    );
  }
  if (cameOrWent) nodes.push(...tables.content.referring(id).map((referring) => globalId('post', referring)));
  if (isPageForPosts(known.record, { tables })) nodes.push(globalId('post_type', 'post'));
  const below = moved ? states.flatMap(({ descendants }) => descendants) : [];
  nodes.push(...below.map((descendant) => globalId('post', descendant.id)));
  const paths = moved ? [...states, ...below].flatMap(({ path }) => path ?? []) : [];
  paths.push(...archivesOf(before, after, cameOrWent, tables));
  return { tags: [...new Set([...nodes, ...lists, ...trashed])], paths: [...new Set(paths)] };
}

/** Whether content was trashed or deleted. */
function isGone(before: ContentSnapshot | undefined, after: ContentSnapshot | undefined): boolean {
  return (
    before !== undefined &&
    before.record.status !== after?.record.status &&
    (after?.record.status ?? 'trash') === 'trash'
  );
}

/**
 * Archives of terms and authors that the content enters or leaves, by their paths: their keys are on
 * every page that mentions the term or was written by the author.
 */
function archivesOf(
  before: ContentSnapshot | undefined,
  after: ContentSnapshot | undefined,
  cameOrWent: boolean,
  { terms, users }: Tables,
): string[] {
  const [was, is] = [before?.terms ?? [], after?.terms ?? []];
  const entered = cameOrWent ? [...was, ...is] : [...was, ...is].filter((id) => was.includes(id) !== is.includes(id));
  const authors = [before, after].map((state) => state?.record.authorId ?? null);
  const isPost = (after ?? before)?.record.type === 'post';
  const authorsChanged = isPost && (cameOrWent || authors[0] !== authors[1]);
  return [
    ...entered.flatMap((id) => terms.byId(id) ?? []).flatMap((term) => termPath(term) ?? []),
    ...authors
      .flatMap((id) => (authorsChanged && id !== null ? (users.byId(id) ?? []) : []))
      .map(({ slug }) => `/author/${slug}/`),
  ];
}

/** Whether its position in lists has changed: what they are sorted, nested and filtered by. */
function isPlacedAnew(before: ContentSnapshot | undefined, after: ContentSnapshot | undefined): boolean {
  const placeOf = (state: ContentSnapshot | undefined): unknown =>
    state && [
      state.record.title,
      state.record.date,
      state.record.slug,
      state.record.parentId,
      state.record.menuOrder,
      // The sitemap leaves out protected content.
      state.record.postPassword !== '',
    ];
  return JSON.stringify(placeOf(before)) !== JSON.stringify(placeOf(after));
}

/** Settings, media, a form or an author has changed: pages that show it have its key, and no list depends on it. */
export function nodeChange(kind: GlobalIdKind, id: number | string): Change {
  return { tags: [globalId(kind, id)], paths: [] };
}

/** Every page shows the menus and queries all items of a location. */
export function menuChange(menuId: number, itemIds: readonly number[]): Change {
  return {
    tags: ['list:menuitem', globalId('term', menuId), ...itemIds.map((id) => globalId('post', id))],
    paths: [],
  };
}
