import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import { Island } from '../../islands/island.tsx';
import { LONGEST_NEAR } from '../../map/finder/read-near.ts';
import { SearchBox } from '../../ui/search-box/search-box.tsx';
import { UseLocation } from './use-location.island.tsx';

interface FinderFormProps {
  /** What the visitor entered last. */
  near?: string | undefined;
  /** Adds the button for the visitor's location, where scripts run. */
  hasLocation?: boolean;
}

/** Finds representatives as a plain form: `GET /find-a-representative?near=…`. */
export function FinderForm({ near = '', hasLocation = false }: FinderFormProps) {
  return (
    <SearchBox
      action={siteConfig.paths.finder}
      label={texts.finderLabel}
      button={texts.finderButton}
      input={{
        id: 'near',
        name: 'near',
        defaultValue: near,
        maxLength: LONGEST_NEAR,
        autoComplete: 'postal-code',
        required: true,
      }}
    >
      {hasLocation && (
        <Island
          name="use-location"
          Component={UseLocation}
          props={{}}
          when={{ held: 'button', waiting: texts.locating, timeout: siteConfig.hydrationTimeout }}
        />
      )}
    </SearchBox>
  );
}
