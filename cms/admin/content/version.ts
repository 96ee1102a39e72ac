import { contentHash } from '@headwater/contract/http/content-hash.ts';
import type { ContentRecord } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Identifies one stored state of content. A form contains the version with which it was opened; a different one
 * at saving means that another user has saved in between.
 */
export function contentVersion(record: ContentRecord, tables: Tables): string {
  const terms = (['category', 'post_tag'] as const).flatMap((taxonomy) =>
    tables.terms.ofContent(record.id, taxonomy).map(({ id }) => id),
  );
  return contentHash(JSON.stringify([record, terms]));
}
