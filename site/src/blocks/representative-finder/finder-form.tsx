import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import { LONGEST_NEAR } from '../../map/finder/read-near.ts';
import { SubmitButton } from '../../ui/button/button.tsx';
import styles from './representative-finder.module.css';

interface FinderFormProps {
  /** What the visitor entered last. */
  near?: string | undefined;
  /** Adds the button for the visitor's location, which a script shows. */
  hasLocation?: boolean;
}

/** Finds representatives as a plain form: `GET /find-a-representative?near=…`. */
export function FinderForm({ near = '', hasLocation = false }: FinderFormProps) {
  return (
    <search>
      <form className={styles.form} action={siteConfig.paths.finder} method="get" data-finder>
        <label className={styles.label} htmlFor="near">
          {texts.finderLabel}
        </label>
        <div className={styles.row}>
          <input
            className={styles.input}
            id="near"
            name="near"
            type="text"
            dir="auto"
            enterKeyHint="search"
            autoComplete="postal-code"
            required
            defaultValue={near}
            maxLength={LONGEST_NEAR}
          />
          <SubmitButton>{texts.finderButton}</SubmitButton>
        </div>
        {hasLocation && (
          <>
            <button type="button" className={styles.location} data-use-location hidden>
              {texts.useLocation}
            </button>
            <p role="status" data-location-note />
          </>
        )}
      </form>
    </search>
  );
}
