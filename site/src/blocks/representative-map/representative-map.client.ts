/**
 * Loads the script of a map when it comes near. Visitors who never get there load nothing, and the map is a picture of
 * links until then. A part of the script of all pages, so it is short.
 */
const map = document.querySelector<HTMLElement>('[data-representative-map]');
if (map) {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./interactive-map.ts').then(({ startMap }) => startMap(map));
    },
    { rootMargin: '200px' },
  ).observe(map);
}
