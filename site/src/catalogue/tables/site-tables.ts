import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { batches } from '../../content/batches.ts';
import type { PageTables } from './page-tables.ts';
import { GetTexts } from './site-tables.query.ts';
import { readOwnTables } from './tables-of.ts';

/** The tables of each published text that has some. @throws CmsError when the CMS does not answer */
export async function* siteTables(ask: QueryPublic): AsyncGenerator<{ path: string; tables: PageTables }> {
  for await (const nodes of batches('the texts', (after) => ask(GetTexts, { after }))) {
    for (const node of nodes) {
      const content = 'content' in node ? node.content : undefined;
      const body =
        node.template && 'replacementParts' in node.template ? node.template.replacementParts?.body : undefined;
      const html = `${content ?? ''}${body ?? ''}`;
      if (/<table/i.test(html)) yield { path: node.uri ?? '', tables: readOwnTables(html) };
    }
  }
}
