import type { Tables } from '../database/tables.ts';
import type { SeedCatalogue } from './catalogue.ts';
import type { SeedReferences } from './seed-references.ts';

export function seedTerms(catalogue: SeedCatalogue, { terms }: Tables, references: SeedReferences): void {
  const lists = [
    ['category', catalogue.categories],
    ['post_tag', catalogue.tags],
  ] as const;
  for (const [taxonomy, list] of lists) {
    for (const term of list) references.add(taxonomy, term.slug, terms.insert({ taxonomy, ...term }));
  }
}
