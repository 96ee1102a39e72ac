import * as texts from '@headwater/brand/texts.ts';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { MapPicture } from '../../map/map-picture.ts';
import { GoogleMapOffer } from './google/google-map-offer.tsx';
import { RepresentativeDetails } from './representative-details.tsx';
import styles from './representative-map.module.css';

const { fillOpacity, strokeOpacity, strokeWeight } = siteConfig.map;

/**
 * The map as SVG. Each territory is a link to its representative, so it works with a keyboard and without JavaScript;
 * the script opens an info window instead.
 */
function MapSvg({ picture: { viewBox, outlines, territories } }: { picture: MapPicture }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not SVG
    <svg className={styles.picture} viewBox={viewBox} role="group" aria-label={texts.mapLabel}>
      <path className={styles.land} d={outlines} vectorEffect="non-scaling-stroke" />
      <g fillOpacity={fillOpacity} strokeOpacity={strokeOpacity} strokeWidth={strokeWeight}>
        {territories.map(({ representative: { id, name, href }, path }) => (
          <a key={id} className={styles.territory} href={href} aria-label={name} data-territory={id}>
            <path d={path} vectorEffect="non-scaling-stroke" />
          </a>
        ))}
      </g>
    </svg>
  );
}

interface RepresentativeMapProps {
  picture: MapPicture;
  /** ID of the representative whose page shows the map. */
  on?: string;
}

/** The representatives' territories on a map. */
export function RepresentativeMap({ picture, on }: RepresentativeMapProps) {
  const hasGoogleMaps = env.GOOGLE_MAPS_API_KEY !== '';
  return (
    <div
      className={styles.map}
      data-representative-map={siteConfig.paths.mapShapes}
      data-unit={picture.unit}
      data-closest={siteConfig.map.closest}
      data-view={picture.viewBox}
    >
      <div className={styles.stage}>
        <div className={styles.frame} data-own-map="">
          <MapSvg picture={picture} />
          <div className={styles.zoom} data-zoom="" hidden>
            <button type="button" className={styles.button} data-zoom-by="2" aria-label={texts.zoomIn}>
              +
            </button>
            <button type="button" className={styles.button} data-zoom-by="0.5" aria-label={texts.zoomOut}>
              −
            </button>
          </div>
        </div>
        {hasGoogleMaps && <div className={styles.google} data-google-mount="" />}
      </div>
      {hasGoogleMaps && <GoogleMapOffer />}
      <div className={styles.info} role="dialog" tabIndex={-1} data-info="" hidden>
        <div data-info-text="" />
        <button type="button" className={styles.button} data-info-close="" aria-label={texts.closeInfo}>
          ×
        </button>
      </div>
      {picture.territories.map(({ representative }) => (
        <template key={representative.id} data-info-of={representative.id}>
          <RepresentativeDetails representative={representative} hasLink={representative.id !== on} />
        </template>
      ))}
    </div>
  );
}
