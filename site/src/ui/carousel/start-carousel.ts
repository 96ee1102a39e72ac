import { reducedMotion } from '../visitor-preferences/visitor-preferences.ts';
import { type CarouselParts, findParts, loadNeighbors, markShown } from './carousel-parts.ts';
import { nearestPosition, type Position, positionAfterSwipe, slideAt, swipeDirection } from './positions.ts';
import { createSlideRow } from './slide-row.ts';
import { startRotation } from './start-rotation.ts';
import { watchSwipes } from './watch-swipes.ts';

/** Arrow keys, and how many slides they move by. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes a carousel of a row that scrolls: it loops, moves by button, arrow key and swipe, and may rotate by itself. */
export function startCarousel(carousel: HTMLElement): void {
  const parts = findParts(carousel);
  if (parts) start(parts);
}

function start(parts: CarouselParts): void {
  const { carousel, viewport, row, slides, pause } = parts;
  const { interval, transition, swipeTolerance } = carousel.dataset;
  const slideRow = createSlideRow(row, slides, () => (reducedMotion().matches ? 0 : Number(transition)));
  let held: { position: Position; target: Position } | undefined;

  const clock = startRotation(
    parts,
    Number(interval),
    () => step(1),
    () => held !== undefined,
  );

  function mark(shown: number): void {
    markShown(parts, shown);
    loadNeighbors(parts, shown);
  }

  function moveTo(position: Position): void {
    slideRow.moveTo(position);
    mark(slideAt(position, slides.length));
    clock.restart();
  }

  function step(by: number): void {
    moveTo(slideRow.target() + by);
  }

  carousel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { carouselIndex, carouselStep } = button.dataset;
    if (button === pause) clock.report('toggle');
    else if (carouselStep) step(Number(carouselStep));
    else if (carouselIndex) moveTo(nearestPosition(Number(carouselIndex), slideRow.target(), slides.length));
  });

  carousel.addEventListener('keydown', (event) => {
    const by = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });

  watchSwipes(viewport, Number(swipeTolerance), {
    onHold() {
      held = { position: slideRow.position(), target: slideRow.target() };
    },
    onDrag(moved) {
      const share = Math.max(-1, Math.min(1, moved / viewport.clientWidth));
      if (held) slideRow.show(held.position - share);
    },
    onRelease(moved) {
      if (!held) return;
      const { position, target } = held;
      const next = positionAfterSwipe(position, target, swipeDirection(moved, Number(swipeTolerance)));
      held = undefined;
      if (next !== target) clock.report('swipe');
      moveTo(next);
    },
  });

  // Visitors may have scrolled the row before this script was there.
  const first = Math.round(viewport.scrollLeft / viewport.clientWidth);
  carousel.dataset.ready = '';
  slideRow.show(first);
  mark(first);
  clock.restart();
}
