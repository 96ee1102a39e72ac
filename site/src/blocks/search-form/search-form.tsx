import { siteConfig } from '../../config/site.config.ts';
import { Island } from '../../islands/island.tsx';
import { SearchField } from './search-field.island.tsx';

interface SearchFormProps {
  /** Distinguishes two forms on one page. */
  id?: string;
  query?: string;
}

/** A search that works as a plain form: `GET /search?q=…`. */
export function SearchForm({ id = 'search', query = '' }: SearchFormProps) {
  return (
    <Island
      name="search-field"
      Component={SearchField}
      props={{ id, action: siteConfig.paths.search, term: query, maxLength: siteConfig.search.maxLength }}
      when={{}}
    />
  );
}
