import { type ContentTypeName, writtenTypes } from '@headwater/content-model/content-types.ts';
import type { ContentRecord } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';
import { type Html, html } from '../../web/html.ts';
import { plainTitle } from '../page/text.ts';

/** What can be picked. Each kind has one list of choices on the page, however many pickers use it. */
export type PickKind = 'image' | 'file' | 'page' | 'post';

const listIds = {
  image: 'pick-images',
  file: 'pick-files',
  page: 'pick-pages',
  post: 'pick-posts',
} as const satisfies Record<PickKind, string>;

/** A choice as shown in the field: ID first, so that it can be typed as well as chosen. */
function pickText(value: unknown, tables: Tables): string {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value);
  const content = tables.content.byId(value);
  return content ? choice(content) : `#${value}`;
}

function choice(content: ContentRecord): string {
  const path = content.type === 'page' ? ` ${content.path ?? ''}` : '';
  return `#${content.id} ${plainTitle(content.title)}${path}`;
}

/** The chosen ID, null if empty, or the typed text if it is not a choice. */
export function readPick(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  const id = /^#?(\d{1,15})(?:\s|$)/.exec(text)?.[1];
  return id === undefined ? text : Number(id);
}

/** The problem with a choice, if any. */
export function pickProblem(value: unknown, kind: PickKind, tables: Tables): string | undefined {
  if (value === null || value === undefined) return undefined;
  const content = typeof value === 'number' ? tables.content.byId(value) : undefined;
  if (content && matches(content, kind, tables)) return undefined;
  return `"${pickText(value, tables)}" is not a known ${kind}. Choose one from the list, or enter its ID.`;
}

function matches(content: ContentRecord, kind: PickKind, tables: Tables): boolean {
  if (kind === 'page' || kind === 'post') return content.type !== 'attachment';
  if (content.type !== 'attachment') return false;
  return kind === 'file' || (tables.media.byId(content.id)?.mimeType.startsWith('image/') ?? false);
}

/** The input for one choice. */
export function pickInput(
  name: string,
  id: string,
  label: string,
  value: unknown,
  kind: PickKind,
  tables: Tables,
): Html {
  return html`<input id="${id}" name="${name}" value="${pickText(value, tables)}" list="${listIds[kind]}" aria-label="${label}" placeholder="Type to search" autocomplete="off">`;
}

/** ID of the list of link targets. */
export const linkListId = 'link-targets';

/** Link targets on the site, for fields that also accept other URLs. */
export function linkList({ content }: Tables): Html {
  const paths = content
    .ids({ types: ['page'], statuses: ['publish'], orderBy: [{ field: 'title', descending: false }] })
    .flatMap((id) => content.byId(id) ?? []);
  return html`<datalist id="${linkListId}">${paths.map(({ path, title }) => html`<option value="${path}">${plainTitle(title)}</option>`)}</datalist>`;
}

/** The lists of choices, once at the end of a form with pickers. */
export function pickLists(tables: Tables): Html {
  const media = tables.content.ids({ types: ['attachment'], statuses: ['inherit'] });
  const written = (types: readonly ContentTypeName[]) =>
    tables.content.ids({
      types,
      statuses: ['publish', 'draft', 'private'],
      orderBy: [{ field: 'title', descending: false }],
    });
  const option = (id: number): Html | null => {
    const content = tables.content.byId(id);
    return content ? html`<option value="${choice(content)}"></option>` : null;
  };
  const isImage = (id: number): boolean => tables.media.byId(id)?.mimeType.startsWith('image/') ?? false;
  return html`<datalist id="${listIds.image}">${media.filter(isImage).map(option)}</datalist>
    <datalist id="${listIds.file}">${media.map(option)}</datalist>
    <datalist id="${listIds.page}">${written(['page']).map(option)}</datalist>
    <datalist id="${listIds.post}">${written(writtenTypes).map(option)}</datalist>
    ${linkList(tables)}`;
}
