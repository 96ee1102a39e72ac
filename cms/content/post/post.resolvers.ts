import type { ContentRecord, Taxonomy } from '../../database/records.ts';
import type { Resolve } from '../../schema/context.ts';
import { unlessRestricted } from '../node/content-node.resolvers.ts';
import { connectTerms, type TermListArguments } from '../term/list-terms.ts';

const termsOf =
  (...taxonomies: Taxonomy[]): Resolve<ContentRecord, TermListArguments> =>
  ({ id, revisionOf }, args, { tables }) =>
    connectTerms(
      taxonomies.flatMap((taxonomy) => tables.terms.ofContent(revisionOf ?? id, taxonomy)),
      args,
      tables.terms,
    );

export const postResolvers = {
  Post: {
    categories: termsOf('category'),
    tags: termsOf('post_tag'),
    terms: termsOf('category', 'post_tag'),
    isSticky: unlessRestricted(({ fields }) => fields.sticky === true),
  },
};
