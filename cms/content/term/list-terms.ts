import type { TermRecord } from '../../database/records.ts';
import { foldText } from '../../database/search-text.ts';
import type { Tables } from '../../database/tables.ts';
import { connectNodes } from '../../schema/connection.ts';
import type { PagingArguments } from '../../schema/paging.ts';

interface TermWhere {
  hideEmpty?: boolean | null;
  name?: (string | null)[] | null;
  slug?: (string | null)[] | null;
  parent?: number | null;
  search?: string | null;
  orderby?: 'COUNT' | 'DESCRIPTION' | 'NAME' | 'SLUG' | 'TERM_GROUP' | 'TERM_ID' | 'TERM_ORDER' | null;
}

export interface TermListArguments extends PagingArguments {
  where?: TermWhere | null;
}

type Key = (term: TermRecord, terms: Tables['terms']) => string | number;
const byName: Key = ({ name }) => foldText(name);
const orders: Record<string, Key> = {
  COUNT: ({ id }, terms) => terms.count(id),
  DESCRIPTION: ({ description }) => foldText(description),
  SLUG: ({ slug }) => slug,
  TERM_ID: ({ id }) => id,
};

/** One page of terms, filtered and sorted by name or `orderby`. */
export function connectTerms(all: readonly TermRecord[], args: TermListArguments, terms: Tables['terms']) {
  const where = args.where ?? {};
  const search = foldText(where.search ?? '');
  const matching = all.filter(
    (term) =>
      (!where.hideEmpty || terms.count(term.id) > 0) &&
      (!where.name?.length || where.name.includes(term.name)) &&
      (!where.slug?.length || where.slug.includes(term.slug)) &&
      // Taxonomies of this CMS are flat, so no term has a parent.
      !where.parent &&
      foldText(`${term.name} ${term.slug}`).includes(search),
  );
  const key = orders[where.orderby ?? ''] ?? byName;
  const sorted = matching
    .map((term) => ({ term, key: key(term, terms) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.term.id - b.term.id))
    .map(({ term }) => term);
  return connectNodes(sorted, args);
}
