import { type ContentTypeName, contentTypeOfEnum } from '@headwater/content-model/content-types.ts';
import { can } from '../accounts/capabilities.ts';
import type { ContentFilter } from '../database/content-filter.ts';
import type { ContentOrder } from '../database/content-order.ts';
import type { ContentPosition } from '../database/content-range.ts';
import type { ContentStatus } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { connectIds } from '../schema/connection.ts';
import type { CmsContext } from '../schema/context.ts';
import { anyIdToDatabaseId, parseDatabaseId } from '../schema/global-id.ts';
import type { IdList, PagingArguments } from '../schema/paging.ts';
import { parseSearch } from './parse-search.ts';
import { readableStatuses } from './readable-content.ts';

/** The `where` of every content connection; `null` and absent both mean no filter. */
interface ContentWhere {
  contentTypes?: string[] | null;
  id?: number | null;
  in?: string[] | null;
  notIn?: string[] | null;
  name?: string | null;
  parent?: string | null;
  search?: string | null;
  status?: string | null;
  hasPassword?: boolean | null;
  stati?: string[] | null;
  orderby?: { field: string; order: 'ASC' | 'DESC' }[] | null;
}

export interface ContentListArguments extends PagingArguments {
  where?: ContentWhere | null;
}

const orderColumns: Record<string, ContentOrder> = {
  AUTHOR: 'author_id',
  DATE: 'date',
  MENU_ORDER: 'menu_order',
  MODIFIED: 'modified',
  PARENT: 'parent_id',
  SLUG: 'slug',
  TITLE: 'title',
};

function databaseIds(ids: readonly string[]): number[] {
  // An unknown ID must match nothing instead of dropping the filter.
  return ids.map((id) => anyIdToDatabaseId(id) ?? 0);
}

function statuses(where: ContentWhere, context: CmsContext): ContentStatus[] {
  const readable = readableStatuses(context);
  const requested = where.stati ?? (where.status ? [where.status] : ['PUBLISH', 'INHERIT']);
  return readable.filter((status) => requested.includes(status.toUpperCase()));
}

/** As in WordPress: a visitor's search never finds protected content, because a match would reveal its words. */
function passwordFilter(where: ContentWhere, { viewer }: CmsContext): Pick<ContentFilter, 'hasPassword'> {
  if (where.search && !can(viewer, 'edit_others_posts')) return { hasPassword: false };
  return typeof where.hasPassword === 'boolean' ? { hasPassword: where.hasPassword } : {};
}

/** Translates the arguments into a filter, limited to what the viewer may read. */
function contentFilter(where: ContentWhere, fixed: Partial<ContentFilter>, context: CmsContext): ContentFilter {
  const requested = where.contentTypes?.map(contentTypeOfEnum).filter((type) => type !== undefined);
  const types: readonly ContentTypeName[] = fixed.types ?? [];
  const chosen = where.in?.length ? databaseIds(where.in) : where.id ? [where.id] : undefined;
  const orderBy = where.orderby?.flatMap(({ field, order }) => {
    const column = orderColumns[field];
    return column ? [{ field: column, descending: order === 'DESC' }] : [];
  });
  return {
    statuses: statuses(where, context),
    ...(chosen && { in: chosen }),
    ...(where.notIn?.length && { notIn: databaseIds(where.notIn) }),
    ...(where.name && { slug: where.name }),
    ...(where.parent && { parentId: anyIdToDatabaseId(where.parent) ?? 0 }),
    ...(where.search && { search: parseSearch(where.search) }),
    ...passwordFilter(where, context),
    ...(orderBy?.length && { orderBy }),
    ...fixed,
    types: requested?.length ? types.filter((type) => requested.includes(type)) : types,
  };
}

/** A connection of readable content; `fixed` is the field's own filter, at least the types. */
export function listContent(
  args: ContentListArguments,
  fixed: Partial<ContentFilter> & Pick<ContentFilter, 'types'>,
  context: CmsContext,
) {
  const filter = contentFilter(args.where ?? {}, fixed, context);
  const { content } = context.tables;
  const list = filter.in && !filter.orderBy ? content.ids(filter) : idList(content, filter);
  return connectIds(list, args, content.byId);
}

function idList(content: Tables['content'], filter: ContentFilter): IdList<number, ContentPosition> {
  return {
    find: (text) => {
      const id = parseDatabaseId(text);
      return id === undefined ? undefined : content.position(filter, id);
    },
    between: (range) => content.idsBetween(filter, range),
  };
}
