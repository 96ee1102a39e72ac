/**
 * Loads the script of a map with the first touch, hover or focus on it. Visitors who scroll past load nothing, and the
 * map is a picture of links until then. A part of the script of all pages, where it takes 70 bytes.
 */
const map = document.querySelector<HTMLElement>('[data-representative-map]');
for (const type of ['pointerover', 'focusin']) {
  map?.addEventListener(type, () => import('./interactive-map.ts').then(({ startMap }) => startMap(map)), {
    once: true,
  });
}
