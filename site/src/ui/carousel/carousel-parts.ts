import * as texts from '@headwater/brand/texts.ts';

/** The elements that `carousel.tsx` rendered. */
export interface CarouselParts {
  /** Around everything, buttons included. */
  carousel: HTMLElement;
  /** As wide as one slide. */
  viewport: HTMLElement;
  /** Its children are the slides. */
  row: HTMLElement;
  slides: readonly HTMLElement[];
  /** None in a carousel without them. */
  indicators: readonly HTMLElement[];
  /** Absent in a carousel that never rotates. */
  pause: HTMLElement | null;
}

/** @returns undefined for an element that is no carousel */
export function findParts(carousel: HTMLElement): CarouselParts | undefined {
  const find = (part: string) => carousel.querySelector<HTMLElement>(`[data-carousel-${part}]`);
  const viewport = find('viewport');
  const row = find('slides');
  if (!viewport || !row) return undefined;
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > *')];
  const indicators = [...carousel.querySelectorAll<HTMLElement>('[data-carousel-index]')];
  return { carousel, viewport, row, slides, indicators, pause: find('pause') };
}

/** Only the shown slide can be focused and is read by screen readers; a focus inside another one moves to the row. */
export function markShown({ viewport, slides, indicators }: CarouselParts, shown: number): void {
  for (const [index, slide] of slides.entries()) {
    if (index !== shown && slide.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    slide.inert = index !== shown;
  }
  for (const [index, indicator] of indicators.entries()) {
    if (index === shown) indicator.setAttribute('aria-current', 'true');
    else indicator.removeAttribute('aria-current');
  }
}

/** Loads the pictures of the slides on both sides of the shown one, so that none slides in empty on a slow network. */
export function loadNeighbors({ slides }: CarouselParts, shown: number): void {
  for (const offset of [-1, 0, 1]) {
    const slide = slides.at((shown + offset) % slides.length);
    for (const image of slide?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? []) image.loading = 'eager';
  }
}

/** What visitors see and hear of the rotation; slides that change by themselves are not read out. */
export function markRotation(
  { viewport, pause }: CarouselParts,
  { canRotate, rotates, isPaused }: { canRotate: boolean; rotates: boolean; isPaused: boolean },
): void {
  viewport.setAttribute('aria-live', rotates ? 'off' : 'polite');
  if (!pause) return;
  pause.hidden = !canRotate;
  pause.setAttribute('aria-label', isPaused ? texts.play : texts.pause);
  pause.toggleAttribute('data-paused', isPaused);
}
