import { type Field, type FieldKind, isRepeater } from '@headwater/content-model/fields.ts';
import { renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import { connectIds, edgeTo } from '../../schema/connection.ts';
import type { CmsContext } from '../../schema/context.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import { readableContent } from '../readable-content.ts';
import { absoluteUrl } from '../urls.ts';

type Format = (value: unknown, args: PagingArguments, context: CmsContext) => unknown;

/** How a stored value of each kind is returned. Empty values are null, like ACF's falsy values. */
const formats = {
  text: (value) => asText(value),
  textarea: (value) => asText(value),
  wysiwyg: (value, _args, { baseUrl }) => renderedHtml(asText(value) ?? '', baseUrl) || null,
  number: (value) => Number(value) || null,
  strings: (value) => (Array.isArray(value) && value.length > 0 ? value.map(String) : null),
  image: (value, _args, context) => edgeTo(readableMedia(value, context)),
  file: (value, _args, context) => edgeTo(readableMedia(value, context)),
  gallery: (value, args, context) => connectionOrNull(value, args, (id) => readableMedia(id, context)),
  // WordPress returns the target of a page link as a list, too.
  page: (value, args, context) => connectionOrNull(value, args, (id) => readableContent(context, id)),
  pages: (value, args, context) => connectionOrNull(value, args, (id) => readableContent(context, id)),
  link: (value, _args, { baseUrl }) => asLink(value, baseUrl),
} as const satisfies Record<FieldKind, Format>;

/** The value of one custom field of a group, row or node. */
export function fieldValue(field: Field, value: unknown, args: PagingArguments, context: CmsContext): unknown {
  if (isRepeater(field)) return Array.isArray(value) && value.length > 0 ? value : null;
  return typeof field === 'object' ? asText(value) : formats[field](value, args, context);
}

function asText(value: unknown): string | null {
  return value === undefined || value === null || value === '' ? null : String(value);
}

function readableMedia(value: unknown, context: CmsContext) {
  const media = readableContent(context, Number(value));
  return media?.type === 'attachment' ? media : undefined;
}

function connectionOrNull<Node>(value: unknown, args: PagingArguments, load: (id: number) => Node | undefined) {
  if (!Array.isArray(value)) return null;
  // Loaded before paging, so that hidden targets don't leave gaps in a page.
  const ids = value.map(Number).filter((id) => load(id) !== undefined);
  return ids.length > 0 ? connectIds(ids, args, load) : null;
}

function asLink(value: unknown, baseUrl: string): unknown {
  if (typeof value !== 'object' || value === null || !('url' in value) || !value.url) return null;
  const { url, title, target } = value as { url: string; title?: string; target?: string };
  return { url: absoluteUrl(url, baseUrl), title: title ?? '', target: target ?? '' };
}
