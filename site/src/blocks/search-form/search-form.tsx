import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import { SearchBox } from '../../ui/search-box/search-box.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

interface SearchFormProps {
  /** The last search term. */
  query?: string;
  /** Distinguishes two forms on one page. */
  id?: string;
  /** On the results page: focused at once, with live results. */
  live?: boolean;
}

/** A search that works as a plain form: `GET /search?q=…`. */
export function SearchForm({ query = '', id = 'search', live = false }: SearchFormProps) {
  const { debounce, minLength, maxLength } = siteConfig.search;
  return (
    <SearchBox
      action={siteConfig.paths.search}
      label={live ? <VisuallyHidden>{texts.searchTitle}</VisuallyHidden> : texts.searchTitle}
      button={texts.searchButton}
      hasSuggestions
      data={live ? { 'data-live-search': '', 'data-pause': debounce, 'data-shortest': minLength } : {}}
      input={{
        ...{ id, name: 'q', defaultValue: query, maxLength, autoComplete: 'off', 'data-suggest': '' },
        placeholder: texts.searchPlaceholder,
        // Visitors open the search to type, and the heading comes first.
        autoFocus: live,
      }}
    />
  );
}
