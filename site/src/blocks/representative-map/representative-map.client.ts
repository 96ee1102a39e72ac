import { NEAR, whenVisible } from '../../ui/when-visible/when-visible.ts';

/**
 * Loads the script of a map when it comes near. Visitors who never get there load nothing, and the map is a picture of
 * links until then. A part of the script of all pages.
 */
whenVisible(
  '[data-representative-map]',
  (map) => void import('./interactive-map.ts').then(({ startMap }) => startMap(map)),
  NEAR,
);
