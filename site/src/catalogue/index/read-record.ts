import { company } from '@headwater/brand/company.ts';
import { contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { imagePath } from '../../content/image-url.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';
import { plainText } from '../../content/plain-text.ts';
import { groupOfType, type HitFigure, type HitGroupName, type HitImage } from '../../search/search-response.ts';
import { keyOfUri } from '../../seo/all-paths.ts';
import { gmtMoment } from '../../seo/moment.ts';
import { isHiddenFromSearch } from '../../seo/seo-robots.ts';
import { isListable, sitemapFileOfType } from '../../seo/sitemap-entry.ts';
import { catalogueHtml } from '../tables/catalogue-tables.ts';
import type { PageTables } from '../tables/page-tables.ts';
import { IndexedParts } from './content.query.ts';
import { textOf } from './searchable.ts';

/** What the index has of a node. */
export interface IndexRecord {
  id: number;
  /** Key of its page. */
  path: string;
  /** Undefined for a page that no search shows. */
  group: HitGroupName | undefined;
  /** The sitemap's file that has it; undefined for a page that search engines may not list. */
  listed: string | undefined;
  /** As ISO 8601. */
  modified: string | undefined;
  /** Of a page, the one above it. */
  parent?: number | undefined;
  title: string;
  /** Of a document. */
  paperNumber?: string;
  /** Title of the node above it: of a product, its sub-category. */
  category: string;
  teaser: string;
  body: string;
  documents: string;
  date: string | undefined;
  excerpt: string;
  image: HitImage | undefined;
  figures: readonly HitFigure[];
  /** Breakout drawing of the parts. */
  drawing: HitImage | undefined;
  tables: PageTables;
}

type Node = ResultOf<typeof IndexedParts>;

/** Groups of the types that the search finds, by their GraphQL types. */
const groups = new Map(
  contentTypeNames.flatMap((name) => {
    const { isSearched, graphqlType } = contentTypes[name];
    return isSearched ? [[graphqlType, groupOfType(name)] as const] : [];
  }),
);

/** A form's thanks are useless to anyone who has not sent it. */
function isConfirmation(node: Node, confirmationPages: ReadonlySet<number>): boolean {
  return !node.isFrontPage && confirmationPages.has(node.databaseId);
}

function groupOf(node: Node): HitGroupName | undefined {
  const group = groups.get(node.__typename);
  if ('seo' in node && isHiddenFromSearch(node.seo)) return undefined;
  if (group && node.template?.__typename === 'Template_SingleProduct') return 'products';
  return group;
}

interface OwnTexts {
  teaser: string[];
  texts: string[];
  documents: string[];
  /** HTML of imported tables. */
  imported: string;
}

/** Walks the custom fields of a node: `IndexedParts` selects texts and files only. */
function ownTexts(
  fields: Record<string, unknown>,
  found: OwnTexts = { teaser: [], texts: [], documents: [], imported: '' },
): OwnTexts {
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'catalogueTables') found.imported += catalogueHtml(String(value ?? ''));
    else if (typeof value === 'string' && name !== '__typename')
      (/teaser/i.test(name) ? found.teaser : found.texts).push(value);
    if (!isRecord(value)) continue;
    const { node } = value;
    if (!isRecord(node)) ownTexts(value, found);
    else if (typeof node.title === 'string') found.documents.push(node.title);
  }
  return found;
}

/** The custom field that lists show in place of the title, by the type's name in GraphQL. */
const titleFields = new Map(Object.values(contentTypes).map(({ graphqlType, listed }) => [graphqlType, listed.title]));

function titleOf(node: Node): string {
  const own: unknown = Reflect.get(node, titleFields.get(node.__typename) ?? '');
  return trimmed(typeof own === 'string' ? own : '') || trimmed('title' in node ? node.title : '');
}

/** The names of fields that `IndexedParts` has by itself. */
const COMMON = new Set(
  '__typename databaseId uri date modifiedGmt isFrontPage title seo excerpt content featuredImage parent parentDatabaseId id'.split(
    ' ',
  ),
);

function imageOf(image: { node: FragmentOf<typeof MediaItemParts> } | null | undefined): HitImage | undefined {
  if (!image) return undefined;
  const { id, sourceUrl, altText, mediaDetails } = readFragment(MediaItemParts, image.node);
  if (!imagePath(sourceUrl)) return undefined;
  const { width = null, height = null } = mediaDetails ?? {};
  return { id, sourceUrl, altText, mediaDetails: { width, height } };
}

/** The figures that a product's card shows, as its editor wrote them. */
function keyFiguresIn({ specifications }: PageTables): HitFigure[] {
  return company.keyFigures.flatMap((label) => {
    const row = specifications.find(({ name }) => name.toLowerCase() === label.toLowerCase());
    return row ? [{ label: row.name, value: row.text, converted: row.converted }] : [];
  });
}

function trimmed(html: string | null | undefined): string {
  return textOf(html ?? '').trim();
}

/** @returns undefined for a node without a path of its own */
export function readRecord(
  masked: FragmentOf<typeof IndexedParts>,
  confirmationPages: ReadonlySet<number>,
  readTables: (html: string) => PageTables,
): IndexRecord | undefined {
  const node = readFragment(IndexedParts, masked);
  const path = keyOfUri(node.uri);
  if (path === undefined) return undefined;
  const isShown = !isConfirmation(node, confirmationPages);
  const group = isShown ? groupOf(node) : undefined;
  const content = ('content' in node && node.content) || '';
  const own = ownTexts(Object.fromEntries(Object.entries(node).filter(([name]) => !COMMON.has(name))));
  const texts = [own.imported, content, ...own.texts];
  const tables = readTables(texts.join('\n'));
  const isDated = group !== 'products' && group !== 'pages';
  const { parent, parentDatabaseId } = node as {
    parent?: { node?: { title?: string | null } | null } | null;
    parentDatabaseId?: number | null;
  };
  return {
    id: node.databaseId,
    path,
    group,
    listed: isShown && isListable(node) ? sitemapFileOfType.get(node.__typename) : undefined,
    modified: gmtMoment(node.modifiedGmt),
    parent: parentDatabaseId || undefined,
    title: titleOf(node),
    category: trimmed(parent?.node?.title),
    teaser: own.teaser.map(trimmed).join(' '),
    body: texts.map(trimmed).join(' '),
    documents: own.documents.map(trimmed).join(' '),
    date: isDated && node.date ? node.date : undefined,
    excerpt: plainText('excerpt' in node ? node.excerpt : '') || own.teaser.map(trimmed).join(' '),
    image: imageOf('featuredImage' in node ? node.featuredImage : undefined),
    drawing: imageOf(
      node.template?.__typename === 'Template_SingleProduct'
        ? node.template.singleProduct?.partsBreakoutImage
        : undefined,
    ),
    figures: group === 'products' ? keyFiguresIn(tables) : [],
    tables,
  };
}
