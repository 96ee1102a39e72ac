import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import { SubmitButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** What was searched for last. */
  query?: string;
  /** Told apart when a page has two. */
  id?: string;
  /** On the page of results: focused at once, and answering while somebody types. */
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
            // biome-ignore lint/a11y/noAutofocus: who opens the search came to type, and the heading stands above
            autoFocus={live}
          />
          <SubmitButton>{texts.searchButton}</SubmitButton>
        </div>
      </form>
    </search>
  );
}
