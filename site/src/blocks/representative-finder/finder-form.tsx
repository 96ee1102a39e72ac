import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import { LONGEST_NEAR } from '../../map/finder/read-near.ts';
import { SearchBox } from '../../ui/search-box/search-box.tsx';
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
    <SearchBox
      action={siteConfig.paths.finder}
      label={texts.finderLabel}
      button={texts.finderButton}
      data={{ 'data-finder': '' }}
      input={{
        ...{ id: 'near', name: 'near', defaultValue: near, maxLength: LONGEST_NEAR },
        ...{ autoComplete: 'postal-code', required: true },
      }}
    >
      {hasLocation && (
        <>
          <button type="button" className={styles.location} data-use-location hidden>
            {texts.useLocation}
          </button>
          <p role="status" data-location-note />
        </>
      )}
    </SearchBox>
  );
}
