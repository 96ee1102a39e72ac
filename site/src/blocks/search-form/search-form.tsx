import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import { SubmitButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './search-form.module.css';

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
    <search>
      <form
        className={styles.form}
        action={siteConfig.paths.search}
        method="get"
        {...(live && { 'data-live-search': '', 'data-pause': debounce, 'data-shortest': minLength })}
      >
        <label className={styles.label} htmlFor={id}>
          {live ? <VisuallyHidden>{texts.searchTitle}</VisuallyHidden> : texts.searchTitle}
        </label>
        <div className={styles.row}>
          <input
            className={styles.input}
            id={id}
            name="q"
            type="text"
            dir="auto"
            enterKeyHint="search"
            placeholder={texts.searchPlaceholder}
            defaultValue={query}
            maxLength={maxLength}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: visitors open the search to type, and the heading comes first
            autoFocus={live}
          />
          <SubmitButton>{texts.searchButton}</SubmitButton>
        </div>
      </form>
    </search>
  );
}
