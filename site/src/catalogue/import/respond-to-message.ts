import { figures } from '@headwater/brand/figures.ts';
import { assertNever } from '@headwater/contract/assert-never.ts';
import type { CatalogueMessage, CatalogueResponses } from '@headwater/contract/catalogue.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { catalogueHtml } from '../tables/catalogue-tables.ts';
import { type CheckedPage, contradictions, figuresToMend } from '../tables/check-figures.ts';
import { proseOf } from '../tables/figures-in-prose.ts';
import { unreadText } from '../tables/report.ts';
import { siteTables } from '../tables/site-tables.ts';
import { tablesOf, vocabulary } from '../tables/tables-of.ts';
import { exportCsv } from './file-shape.ts';
import { planImport } from './plan-import.ts';

/** The message; it is signed by the CMS, whose types it has. */
function readMessage(json: string): CatalogueMessage | undefined {
  const message = parsedJson(json);
  if (!isRecord(message)) return undefined;
  const isRead = message.kind === 'read' && typeof message.html === 'string' && typeof message.tables === 'string';
  const isExport = message.kind === 'export' && Array.isArray(message.products);
  const isImport = message.kind === 'import' && Array.isArray(message.products) && typeof message.file === 'string';
  return isRead || isExport || isImport || message.kind === 'check'
    ? (message as unknown as CatalogueMessage)
    : undefined;
}

async function respond(
  message: CatalogueMessage,
  query: QueryPublic,
): Promise<CatalogueResponses[CatalogueMessage['kind']]> {
  switch (message.kind) {
    case 'import':
      return planImport(Buffer.from(message.file, 'base64'), message.products, vocabulary);
    case 'export':
      return { csv: exportCsv(message.products, vocabulary, Object.keys(figures)) };
    case 'read': {
      const tables = tablesOf(`${catalogueHtml(message.tables)}${message.html}`);
      const prose = proseOf(message.html);
      return { unread: [...tables.unread.map(unreadText), ...contradictions({ tables, prose })] };
    }
    case 'check': {
      const pages: CheckedPage[] = [];
      for await (const page of siteTables(query)) pages.push(page);
      return { pages: figuresToMend(pages) };
    }
    default:
      return assertNever(message, 'message about figures');
  }
}

/** Responds to a message of the CMS about figures, as JSON; undefined for another message. */
export async function respondToMessage(json: string, query: QueryPublic): Promise<string | undefined> {
  const message = readMessage(json);
  return message && JSON.stringify(await respond(message, query));
}
