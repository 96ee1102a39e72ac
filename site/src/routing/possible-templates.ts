import { contentTypes, customPageTypes } from '@headwater/content-model/content-types.ts';
import type { SeedNode } from './seed-node.ts';

type Rule = (seed: SeedNode) => (string | undefined | false)[];

/** A custom template, by its exact label; pages without one have `Default`. */
const customTemplate: Rule = ({ templateName }) =>
  templateName && templateName !== 'Default' ? [`template-${templateName}`] : [];

const frontPage: Rule = ({ isFrontPage }) => (isFrontPage ? ['front-page'] : []);

const postsPage: Rule = ({ isPostsPage }) => (isPostsPage ? ['home'] : []);

const contentTypeArchive: Rule = ({ __typename, isPostsPage, name }) =>
  __typename === 'ContentType' && !isPostsPage ? [name && `archive-${name}`, 'archive'] : [];

function termVariants(prefix: string, { slug, databaseId }: SeedNode): (string | undefined | false)[] {
  return [slug && `${prefix}-${slug}`, databaseId !== undefined && `${prefix}-${databaseId}`, prefix];
}

const term: Rule = (seed) => {
  if (!seed.isTermNode) return [];
  if (seed.taxonomyName === 'category') return [...termVariants('category', seed), 'archive'];
  if (seed.taxonomyName === 'post_tag') return [...termVariants('tag', seed), 'archive'];
  const own = seed.taxonomyName ? termVariants(`taxonomy-${seed.taxonomyName}`, seed) : [];
  return [...own, 'taxonomy', 'archive'];
};

const author: Rule = ({ userId, name }) =>
  userId ? [name && `author-${name.toLowerCase()}`, `author-${userId}`, 'author', 'archive'] : [];

function singleVariants({ contentTypeName, slug, databaseId }: SeedNode): (string | undefined | false)[] {
  switch (contentTypeName) {
    case undefined:
      return [];
    case 'page':
      return [slug && `page-${slug}`, databaseId !== undefined && `page-${databaseId}`, 'page'];
    case 'post':
      return [slug && `single-post-${slug}`, 'single-post', 'single'];
    default:
      return [slug && `single-${contentTypeName}-${slug}`, `single-${contentTypeName}`];
  }
}

const singular: Rule = (seed) => (seed.isContentNode ? [...singleVariants(seed), 'singular'] : []);

const index: Rule = () => ['index'];

/** In order of precedence; rules are independent, and a node can match several. */
const rules: readonly Rule[] = [
  customTemplate,
  frontPage,
  postsPage,
  contentTypeArchive,
  term,
  author,
  singular,
  index,
];

/** Custom content types have a template of their own, under their slug. It takes precedence over every other. */
const ownTemplates: Readonly<Record<string, string>> = Object.fromEntries(
  customPageTypes.map((slug) => [contentTypes[slug].graphqlType, slug]),
);

/**
 * Template names for a node, most specific first: WordPress's template hierarchy as implemented by headless
 * front ends. A custom template precedes `front-page`; custom post types never get plain
 * `single`; there are no date, search, attachment or 404 entries.
 */
export function possibleTemplates(seed: SeedNode): string[] {
  const names = rules.flatMap((rule) => rule(seed)).filter((name): name is string => Boolean(name));
  const own = ownTemplates[seed.__typename];
  return [...new Set(own ? [own, ...names] : names)];
}
