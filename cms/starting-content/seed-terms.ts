import type { Tables } from '../database/tables.ts';
import type { SeedReferences } from './seed-references.ts';
import type { StartingContent } from './starting-content.ts';

export function seedTerms(catalogue: StartingContent, { terms }: Tables, references: SeedReferences): void {
  const lists = [
    ['category', catalogue.categories],
    ['post_tag', catalogue.tags],
  ] as const;
  for (const [taxonomy, list] of lists) {
    for (const term of list) references.add(taxonomy, term.slug, terms.insert({ taxonomy, ...term }));
  }
}
