import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { MapPicture } from '../../map/map-picture.ts';
import styles from './representative-map.module.css';

const { fillOpacity, strokeOpacity, strokeWeight } = siteConfig.map;

/**
 * The map as SVG. Each territory is a link to its representative, so it works with a keyboard and without JavaScript;
 * the script opens an info window instead.
 */
export function MapSvg({ picture: { viewBox, outlines, territories } }: { picture: MapPicture }) {
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
