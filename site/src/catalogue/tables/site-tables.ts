import type { QueryPublic } from '../../cms-client/cms-client.ts';
import type { CmsAnswer } from '../../cms-client/envelope.ts';
import { type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { batchOfAnySize } from '../../cms-client/smaller-batches.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { productText } from './catalogue-tables.ts';
import type { CheckedPage } from './check-figures.ts';
import { proseOf } from './figures-in-prose.ts';
import { readTables } from './read-tables.ts';
import { GetTexts } from './site-tables.query.ts';
import { vocabulary } from './tables-of.ts';

/** More pages than a site has; a CMS whose cursors never end stops here. */
const mostBatches = 2000;
const sizes = [50, 10, 2] as const;

/** The tables of each published text that has some, and of each product. @throws CmsError when the CMS does not answer */
export async function* siteTables(ask: QueryPublic): AsyncGenerator<CheckedPage> {
  let [after, most]: [string | null, number] = [null, sizes[0]];
  for (let number = 0; number < mostBatches; number += 1) {
    const read: { batch: CmsAnswer<ResultOf<typeof GetTexts>>; size: number } = await batchOfAnySize(
      sizes,
      most,
      (first) => ask(GetTexts, { first, after }),
    );
    most = read.size;
    const { contentNodes } = read.batch.data;
    for (const node of contentNodes?.nodes ?? []) {
      const content = node.__typename === 'Page' ? productText(node) : 'content' in node ? node.content : undefined;
      const body =
        node.template && 'replacementParts' in node.template ? node.template.replacementParts?.body : undefined;
      const html = `${content ?? ''}${body ?? ''}`;
      const isProduct = node.template?.__typename === 'Template_SingleProduct';
      if (isProduct || /<table/i.test(html))
        yield { path: node.uri ?? '', isProduct, tables: readTables(html, vocabulary), prose: proseOf(html) };
    }
    const info = readFragment(PageInfoParts, contentNodes?.pageInfo);
    if (!info?.hasNextPage || !info.endCursor || info.endCursor === after) return;
    after = info.endCursor;
  }
}
