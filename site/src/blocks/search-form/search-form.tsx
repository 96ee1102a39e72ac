import { siteConfig } from '../../config/site.config.ts';
import { SubmitButton } from '../../ui/button/button.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** What was searched for last. */
  query?: string;
  /** Told apart when a page has two. */
  id?: string;
}

/** A search that works as a plain form: `GET /search?q=…`. */
export function SearchForm({ query = '', id = 'search' }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={siteConfig.paths.search} method="get">
        <label className={styles.label} htmlFor={id}>
          Search
        </label>
        <div className={styles.row}>
          <input
            className={styles.input}
            id={id}
            name="q"
            type="text"
            enterKeyHint="search"
            placeholder="Start typing..."
            defaultValue={query}
            maxLength={siteConfig.search.maxLength}
            autoComplete="off"
          />
          <SubmitButton>Search</SubmitButton>
        </div>
      </form>
    </search>
  );
}
