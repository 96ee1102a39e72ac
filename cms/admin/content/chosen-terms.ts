import type { Tables } from '../../database/tables.ts';
import type { ContentValues } from '../../editing/content-values.ts';
import { slugOf } from '../../editing/slug.ts';
import type { EditedContent } from './edited-content.ts';

const mostTags = 30;
const longestName = 80;

/** The ids of the chosen categories and tags; new tags are created. */
export function chosenTerms(
  { categories, tags }: EditedContent,
  { terms }: Tables,
): Required<Pick<ContentValues, 'categories' | 'tags'>> {
  const known = new Set(terms.ofTaxonomy('category').map(({ id }) => id));
  const names = tags
    .split(',')
    .map((name) => name.trim().slice(0, longestName))
    .filter((name) => slugOf(name) !== '');
  const tagIds = names.slice(0, mostTags).map((name) => {
    const slug = slugOf(name);
    return terms.bySlug('post_tag', slug)?.id ?? terms.insert({ taxonomy: 'post_tag', slug, name, description: '' });
  });
  return { categories: categories.filter((id) => known.has(id)), tags: [...new Set(tagIds)] };
}
