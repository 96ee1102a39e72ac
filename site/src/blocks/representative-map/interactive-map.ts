import type { Shapes } from '../../map/shapes.ts';
import { createInfoDialog } from './info-dialog.ts';
import { followPointers } from './pointers.ts';
import { panned, showing, type ViewBox, zoomed } from './view-box.ts';

/**
 * Replaces the shapes of a map by detailed ones. Without a response the map stays as it is.
 * @param unit of the page's shapes
 */
async function fetchDetail(svg: SVGSVGElement, url: string, unit: number): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) return;
  const detail: Shapes = await response.json();
  const paths = new Map(detail.shapes.map(({ id, path }) => [id, path]));
  for (const link of svg.querySelectorAll<SVGAElement>('[data-territory]')) {
    const path = paths.get(link.dataset.territory ?? '');
    if (!path) continue;
    link.firstElementChild?.setAttribute('d', path);
    link.firstElementChild?.setAttribute('transform', `scale(${detail.unit / unit})`);
  }
}

/** Share of the view by which an arrow key pans. */
const STEP = 0.2;

const arrows: Readonly<Record<string, readonly [byX: number, byY: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const zooms: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5 };

/** Makes a rendered map pan, zoom and open info windows, with pointers and keys. A second call changes nothing. */
export function startMap(map: HTMLElement): void {
  const svg = map.querySelector('svg');
  const buttons = map.querySelector<HTMLElement>('[data-zoom]');
  const info = createInfoDialog(map);
  if (!svg || !info || !buttons?.hidden) return;
  buttons.hidden = false;
  const { x, y, width, height } = svg.viewBox.baseVal;
  const whole: ViewBox = { x, y, width, height };
  const { unit, closest, representativeMap: detailUrl = '' } = map.dataset;
  let box = whole;
  let isDetailed = false;

  function show(next: ViewBox): void {
    box = next;
    svg?.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    map.toggleAttribute('data-zoomed', box.width < whole.width);
    if (isDetailed || box.width === whole.width || !svg) return;
    isDetailed = true;
    fetchDetail(svg, detailUrl, Number(unit)).catch(() => {
      isDetailed = false;
    });
  }
  const zoom = (factor: number, atX?: number, atY?: number) =>
    show(zoomed(box, whole, Number(closest), factor, atX, atY));
  const pan = (byX: number, byY: number) => show(panned(box, whole, byX, byY));

  for (const button of map.querySelectorAll<HTMLElement>('[data-zoom-by]')) {
    button.addEventListener('click', () => zoom(Number(button.dataset.zoomBy)));
  }
  followPointers(svg, { zoom, pan });

  map.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const factor = zooms[event.key];
    if (event.key === 'Escape') info.close();
    else if (factor) zoom(factor);
    // A map that is not zoomed leaves the arrows to the page, which they scroll.
    else if (arrow && box.width < whole.width) pan(...arrow);
    else return;
    event.preventDefault();
  });

  for (const link of svg.querySelectorAll<SVGAElement>('[data-territory]')) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('focus', () => {
      // With a pointer, what is under it stays where it is.
      if (box.width < whole.width && link.matches(':focus-visible')) show(showing(box, whole, link.getBBox()));
    });
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      info.open(link);
    });
  }
}
