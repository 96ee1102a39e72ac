import type { QueryCms } from '../cms-client/cms-client.ts';
import { type CmsAnswer, mainNode } from '../cms-client/envelope.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { titleText } from '../content/plain-text.ts';
import { safeHref } from '../content/safe-href.ts';
import { assemblePapers, type DocumentEntry, type LibraryFile, type ProductEntry } from './assemble-papers.ts';
import type { Paper } from './paper.ts';
import { GetDocuments, GetProductFiles } from './papers.query.ts';

/** Each may be about a hundred products: more at once would be too large a response. */
const DOCUMENTS_AT_ONCE = 20;
/** A bound for a CMS whose cursors never end. */
const MOST_BATCHES = 2_000;

interface Batch<Node> {
  entries: { pageInfo: FragmentOf<typeof PageInfoParts>; nodes: readonly Node[] } | null;
}

/**
 * @returns undefined when the CMS has no such list, as without the plugin
 * @throws CmsError: a list that may lack something is none
 */
async function readAll<Node>(
  what: string,
  ask: (after: string | null) => Promise<CmsAnswer<Batch<Node>>>,
): Promise<Node[] | undefined> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const answer: CmsAnswer<Batch<Node>> = await ask(after);
    const entries = mainNode(what, answer, (data) => data.entries);
    if (answer.errors.length > 0) throw new CmsQueryError(what, answer.errors);
    if (!entries) return undefined;
    nodes.push(...entries.nodes);
    const { hasNextPage, endCursor } = readFragment(PageInfoParts, entries.pageInfo);
    if (!hasNextPage || !endCursor || endCursor === after) return nodes;
    after = endCursor;
  }
  return nodes;
}

type DocumentNode = NonNullable<ResultOf<typeof GetDocuments>['entries']>['nodes'][number];
type ProductNode = NonNullable<ResultOf<typeof GetProductFiles>['entries']>['nodes'][number];
type Media = NonNullable<NonNullable<DocumentNode['files']>[number]>['file'];

/** WordPress escapes a slug with other letters than ours. */
function plainSlug(slug: string | null): string {
  try {
    return decodeURIComponent(slug ?? '');
  } catch {
    return slug ?? '';
  }
}

function libraryFile(media: Media): LibraryFile | undefined {
  const href = safeHref(media?.node.mediaItemUrl);
  if (!media || !href?.startsWith('/media/')) return undefined;
  const { databaseId, modifiedGmt, fileSize } = media.node;
  const upload = decodeURIComponent(href.slice('/media/'.length).replace(/[?#].*$/, ''));
  return { id: databaseId, upload, modified: modifiedGmt ?? '', bytes: fileSize || undefined };
}

function documentEntry(node: DocumentNode): DocumentEntry {
  const products = node.products?.nodes.flatMap((product) => {
    const path = safeHref(product.uri);
    return path ? [{ path, title: titleText('title' in product ? product.title : '') }] : [];
  });
  return {
    ...{ id: node.databaseId, slug: plainSlug(node.slug), title: titleText(node.title), number: node.number ?? '' },
    ...{ kind: node.kind ?? '', products: products ?? [], supersededBy: node.supersededBy?.nodes[0]?.databaseId },
    rows: (node.files ?? []).flatMap((row) =>
      row
        ? [
            {
              ...{ file: libraryFile(row.file), language: row.language ?? '', revision: row.revision ?? '' },
              ...{ date: row.date ?? '', note: row.note ?? '' },
            },
          ]
        : [],
    ),
  };
}

function productEntry({ databaseId, slug, uri, title, template }: ProductNode): ProductEntry[] {
  const path = safeHref(uri);
  const fields = template && 'singleProduct' in template ? template.singleProduct : undefined;
  if (!path || !fields) return [];
  const named = { brochure: fields.brochure, dataSheet: fields.dataSheet, manual: fields.manual };
  const files = Object.entries(named).flatMap(([kind, media]) => {
    const file = libraryFile(media);
    return file ? [[kind, file]] : [];
  });
  return [{ id: databaseId, slug: plainSlug(slug), path, title: titleText(title), files: Object.fromEntries(files) }];
}

export interface ReadPapers {
  papers: Paper[];
  /** All products, with papers or without. */
  products: readonly ProductEntry[];
  /** False for a CMS without the content type: what editors wrote is unknown. */
  hasDocuments: boolean;
}

/** Reads all papers from the CMS. @throws CmsError */
export async function readPapers(query: QueryCms, siteLanguage: string): Promise<ReadPapers> {
  const documents = await readAll('the documents', (after) => query(GetDocuments, { first: DOCUMENTS_AT_ONCE, after }));
  const pages = await readAll('the files of products', (after) => query(GetProductFiles, { first: 100, after }));
  const products = (pages ?? []).flatMap(productEntry);
  const papers = assemblePapers((documents ?? []).map(documentEntry), products, siteLanguage);
  return { papers, products, hasDocuments: documents !== undefined && pages !== undefined };
}
