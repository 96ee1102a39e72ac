import type { QueryCms } from '../cms-client/cms-client.ts';
import { type CmsResponse, mainNode } from '../cms-client/envelope.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { type ResultOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { titleText } from '../content/plain-text.ts';
import { type Batch, type BatchQuery, readBatches } from '../content/read-batches.ts';
import { safeHref } from '../content/safe-href.ts';
import { assemblePapers, type EditedDocument, type LibraryFile, type ProductFiles } from './assemble-papers.ts';
import type { Paper } from './paper.ts';
import { GetDocumentProducts, GetDocuments, GetProductFiles } from './papers.query.ts';

/** Each may be about a hundred products and have many editions. */
const DOCUMENTS_AT_ONCE = [20, 5, 1] as const;
const PRODUCTS_AT_ONCE = [100, 20, 5] as const;
/** A bound for a CMS whose cursors never end. */
const MOST_BATCHES = 2_000;

/**
 * @param sizes of batches, from the largest
 * @param after the cursor after which the list is read
 * @returns undefined when the CMS has no such list, as without the plugin
 * @throws CmsError: a list that may lack something is none
 */
async function readAll<Node>(
  what: string,
  sizes: readonly number[],
  send: (batch: BatchQuery) => Promise<CmsResponse<{ list: Batch<Node> | null }>>,
  after: string | null = null,
): Promise<Node[] | undefined> {
  let isThere = true;
  const queryList = async (batch: BatchQuery) => {
    const response = await send(batch);
    if (response.errors.length > 0) throw new CmsQueryError(what, response.errors);
    const list = mainNode(what, response, (data) => data.list);
    isThere = Boolean(list);
    return list;
  };
  const nodes: Node[] = [];
  for await (const batch of readBatches(queryList, { sizes, most: MOST_BATCHES, after })) nodes.push(...batch);
  return isThere ? nodes : undefined;
}

type DocumentNode = NonNullable<ResultOf<typeof GetDocuments>['list']>['nodes'][number];
type ProductNode = NonNullable<ResultOf<typeof GetProductFiles>['list']>['nodes'][number];
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

/** What a paper is about: the list of papers has only its first hundred products. @throws CmsError */
async function productsOf(query: QueryCms, { databaseId, products }: DocumentNode) {
  const { hasNextPage, endCursor = null } = readFragment(PageInfoParts, products?.pageInfo) ?? {};
  if (!products || !hasNextPage) return products?.nodes ?? [];
  const queryMore = async ({ after }: { after: string | null }) => {
    const { data, errors } = await query(GetDocumentProducts, { id: String(databaseId), after });
    return { errors, data: { list: data.technicalDocument?.list ?? null } };
  };
  return [...products.nodes, ...((await readAll('the products of a document', [100], queryMore, endCursor)) ?? [])];
}

async function editedDocument(query: QueryCms, node: DocumentNode): Promise<EditedDocument> {
  const products = (await productsOf(query, node)).flatMap((product) => {
    const path = safeHref(product.uri);
    return path ? [{ path, title: titleText('title' in product ? product.title : '') }] : [];
  });
  return {
    id: node.databaseId,
    slug: plainSlug(node.slug),
    title: titleText(node.title),
    number: node.number ?? '',
    kind: node.kind ?? '',
    products,
    supersededBy: node.supersededBy?.nodes[0]?.databaseId,
    rows: (node.files ?? []).flatMap((row) =>
      row
        ? [
            {
              file: libraryFile(row.file),
              language: row.language ?? '',
              revision: row.revision ?? '',
              date: row.date ?? '',
              pages: Math.max(0, Math.floor(row.pages ?? 0)) || undefined,
              note: row.note ?? '',
            },
          ]
        : [],
    ),
  };
}

function productFiles({ databaseId, slug, uri, title, template }: ProductNode): ProductFiles[] {
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
  products: readonly ProductFiles[];
  /** False for a CMS without the content type: what editors wrote is unknown. */
  hasDocuments: boolean;
}

/** Reads all papers from the CMS. @throws CmsError */
export async function readPapers(query: QueryCms, siteLanguage: string): Promise<ReadPapers> {
  const documents = await readAll('the documents', DOCUMENTS_AT_ONCE, (batch) => query(GetDocuments, batch));
  const pages = await readAll('the files of products', PRODUCTS_AT_ONCE, (batch) => query(GetProductFiles, batch));
  const products = (pages ?? []).flatMap(productFiles);
  const edited: EditedDocument[] = [];
  for (const node of documents ?? []) edited.push(await editedDocument(query, node));
  const papers = assemblePapers(edited, products, siteLanguage);
  return { papers, products, hasDocuments: documents !== undefined && pages !== undefined };
}
