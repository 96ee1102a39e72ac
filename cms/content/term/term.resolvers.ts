import type { Taxonomy, TermRecord } from '../../database/records.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { databaseIdOf, parseDatabaseId } from '../../schema/global-id.ts';
import { nodeGlobalId } from '../../schema/nodes.ts';
import type { FindArguments } from '../find-content.ts';
import { type ContentListArguments, listContent } from '../list-content.ts';
import { pathOfUri } from '../urls.ts';
import { connectTerms, type TermListArguments } from './list-terms.ts';
import { termPath } from './term-path.ts';

type PostTaxonomy = Exclude<Taxonomy, 'nav_menu'>;
const taxonomyOfEnum: Record<string, PostTaxonomy> = { CATEGORY: 'category', TAG: 'post_tag' };
const postTaxonomies: readonly PostTaxonomy[] = ['category', 'post_tag'];

const posts: Resolve<TermRecord, ContentListArguments> = (term, args, context) =>
  listContent(args, { types: ['post'], termId: term.id }, context);

const termFields: Record<string, Resolve<TermRecord>> = {
  id: (term) => nodeGlobalId(term),
  databaseId: ({ id }) => id,
  count: ({ id }, _args, { tables }) => tables.terms.count(id) || null,
  description: ({ description }) => description || null,
  isContentNode: () => false,
  isTermNode: () => true,
  isFrontPage: () => false,
  isPostsPage: () => false,
  link: (term, _args, { baseUrl }) => `${baseUrl}${termPath(term)}`,
  taxonomyName: ({ taxonomy }) => taxonomy,
  uri: (term) => termPath(term),
};

function findTerm({ id, idType }: FindArguments, taxonomy: PostTaxonomy, { tables, baseUrl }: CmsContext) {
  const ofTaxonomy = (term: TermRecord | undefined) => (term?.taxonomy === taxonomy ? term : undefined);
  switch (idType ?? 'ID') {
    case 'DATABASE_ID':
      return ofTaxonomy(tables.terms.byId(parseDatabaseId(id) ?? 0));
    case 'SLUG':
      return tables.terms.bySlug(taxonomy, id);
    case 'NAME':
      return tables.terms.ofTaxonomy(taxonomy).find((term) => term.name === id);
    case 'URI':
      return tables.terms.ofTaxonomy(taxonomy).find((term) => termPath(term) === pathOfUri(id, baseUrl));
    default:
      return ofTaxonomy(tables.terms.byId(databaseIdOf('term', id) ?? 0));
  }
}

const one =
  (taxonomy: PostTaxonomy): Resolve<unknown, FindArguments> =>
  (_root, args, context) =>
    findTerm(args, taxonomy, context);

const list =
  (...taxonomies: readonly PostTaxonomy[]): Resolve<unknown, TermListArguments> =>
  (_root, args, { tables }) =>
    connectTerms(
      taxonomies.flatMap((taxonomy) => tables.terms.ofTaxonomy(taxonomy)),
      args,
      tables.terms,
    );

const termNode: Resolve<unknown, FindArguments & { taxonomy?: string | null }> = (_root, args, context) => {
  const requested = args.taxonomy ? taxonomyOfEnum[args.taxonomy] : undefined;
  const candidates = requested ? [requested] : postTaxonomies;
  return candidates.map((taxonomy) => findTerm(args, taxonomy, context)).find((term) => term !== undefined);
};

export const termResolvers = {
  RootQuery: {
    category: one('category'),
    categories: list('category'),
    tag: one('post_tag'),
    tags: list('post_tag'),
    terms: list(...postTaxonomies),
    termNode,
  },
  Category: { ...termFields, posts, contentNodes: posts, parentId: () => null, parentDatabaseId: () => null },
  Tag: { ...termFields, posts, contentNodes: posts },
};
