import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { type BatchQuery, readBatches } from '../../content/read-batches.ts';
import { productText } from './catalogue-tables.ts';
import type { CheckedPage } from './check-figures.ts';
import { proseOf } from './figures-in-prose.ts';
import { readTables } from './read-tables.ts';
import { GetTexts } from './site-tables.query.ts';
import { vocabulary } from './tables-of.ts';

/** More pages than a site has; a CMS whose cursors never end stops here. */
const mostBatches = 2000;

/** The tables of each published text that has some, and of each product. @throws CmsError without a response */
export async function* siteTables(query: QueryPublic): AsyncGenerator<CheckedPage> {
  const queryTexts = async (batch: BatchQuery) => (await query(GetTexts, batch)).data.contentNodes;
  for await (const nodes of readBatches(queryTexts, { sizes: [50, 10, 2], most: mostBatches })) {
    for (const node of nodes) {
      const content = node.__typename === 'Page' ? productText(node) : 'content' in node ? node.content : undefined;
      const body =
        node.template && 'replacementParts' in node.template ? node.template.replacementParts?.body : undefined;
      const html = `${content ?? ''}${body ?? ''}`;
      const isProduct = node.template?.__typename === 'Template_SingleProduct';
      if (isProduct || /<table/i.test(html))
        yield { path: node.uri ?? '', isProduct, tables: readTables(html, vocabulary), prose: proseOf(html) };
    }
  }
}
