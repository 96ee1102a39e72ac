import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../../config/site.config.ts';
import { Script } from '../../../page-files/page-files.tsx';
import { useRendering } from '../../../rendering/rendering.ts';
import styles from './google-map.module.css';

/** Offers Google Maps to visitors who have not allowed it yet, and says what becomes of it. */
export function GoogleMapOffer() {
  useRendering().locals.thirdParties.maps ??= {};
  return (
    <>
      <p
        className={styles.status}
        role="status"
        tabIndex={-1}
        data-google-status=""
        data-loading={texts.mapLoading}
        data-failed={texts.mapFailed}
        data-label={texts.mapLabel}
        data-days={siteConfig.consent.days}
      />
      <button type="button" className={styles.offer} data-google-offer="" data-third-party="maps" hidden>
        {texts.showGoogleMaps}
      </button>
      <Script name="google-map" />
    </>
  );
}
