import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import { SearchBox } from '../../ui/search-box/search-box.tsx';

interface SearchFormProps {
  /** Distinguishes two forms on one page. */
  id?: string;
  query?: string;
}

/** A search that works as a plain form: `GET /search?q=…`. */
export function SearchForm({ id = 'search', query = '' }: SearchFormProps) {
  const { maxLength } = siteConfig.search;
  return (
    <SearchBox
      action={siteConfig.paths.search}
      label={texts.searchTitle}
      button={texts.searchButton}
      hasSuggestions
      input={{
        ...{ id, name: 'q', defaultValue: query, maxLength, autoComplete: 'off' },
        placeholder: texts.searchPlaceholder,
      }}
    />
  );
}
