import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import type { ContentRecord } from '../database/records.ts';
import type { CmsContext } from '../schema/context.ts';
import { databaseIdOf, parseDatabaseId } from '../schema/global-id.ts';
import { previewOf } from './preview.ts';
import { readableContent } from './readable-content.ts';
import { pathOfUri } from './urls.ts';

export interface FindArguments {
  id: string;
  /** `ID` (the default), `DATABASE_ID`, `URI`, `SLUG` or, for media, `SOURCE_URL`. */
  idType?: string | null;
  /** Whether to return the newest state, saved or not. */
  asPreview?: boolean | null;
}

/**
 * The content with an ID of any kind. Undefined if there is none, if it has a type other
 * than `type`, or if the client may not read it: the response doesn't tell these apart.
 */
export function findContent(
  { id, idType, asPreview }: FindArguments,
  context: CmsContext,
  type?: ContentTypeName,
): ContentRecord | undefined {
  const databaseId = requestedId(id, idType ?? 'ID', context, type);
  const readable = databaseId === undefined ? undefined : readableContent(context, databaseId);
  const content = readable && asPreview ? previewOf(context, readable) : readable;
  return type && content?.type !== type ? undefined : content;
}

function requestedId(id: string, idType: string, { tables, baseUrl }: CmsContext, type?: ContentTypeName) {
  switch (idType) {
    case 'DATABASE_ID':
      return parseDatabaseId(id);
    case 'URI':
      return contentIdAt(id, tables, baseUrl);
    case 'SLUG':
      return type && tables.content.bySlug(type, id)?.id;
    case 'SOURCE_URL':
      return tables.media.byFile(id.split('/wp-content/uploads/').at(-1) ?? '')?.contentId;
    default:
      return databaseIdOf('post', id);
  }
}

function contentIdAt(uri: string, tables: CmsContext['tables'], baseUrl: string): number | undefined {
  const path = pathOfUri(uri, baseUrl);
  if (path === undefined) return undefined;
  return path === '/' ? tables.options.number('page_on_front') : tables.content.byPath(path)?.id;
}
