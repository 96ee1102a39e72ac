import { nearestPosition, type Position, positionWithin, slideAt } from './positions.ts';

/** The row of slides, moved by transforms. Slides that left on one side come back on the other, so it has no end. */
export interface SlideRow {
  /** Where it is at this moment. */
  position(): Position;
  /** Where it is, or will be after the movement that is under way. */
  target(): Position;
  /** Shows a position at once, and ends a movement that is under way. */
  show(position: Position): void;
  /** Moves to a position. */
  moveTo(position: Position): void;
}

/** Applies a transform in percent of an element's own width. */
function shift(element: HTMLElement, percent: number): void {
  const transform = percent === 0 ? '' : `translateX(${percent}%)`;
  if (element.style.transform !== transform) element.style.transform = transform;
}

/**
 * @param row element as wide as one slide, whose children are the slides
 * @param duration milliseconds of a movement, read at its beginning; 0 for a jump
 */
export function createSlideRow(row: HTMLElement, slides: readonly HTMLElement[], duration: () => number): SlideRow {
  let position: Position = 0;
  let target: Position = 0;
  let frame = 0;

  function place(to: Position): void {
    position = to;
    shift(row, -100 * to);
    for (const [index, slide] of slides.entries()) {
      shift(slide, 100 * (nearestPosition(index, to, slides.length) - index));
    }
  }

  function show(to: Position): void {
    cancelAnimationFrame(frame);
    target = to;
    place(to);
  }

  function moveTo(to: Position): void {
    cancelAnimationFrame(frame);
    target = to;
    const from = position;
    const milliseconds = duration();
    let start: number | undefined;
    const draw = (now: number) => {
      start ??= now;
      const share = (now - start) / milliseconds;
      // At rest, positions are those of the first round: they do not grow while a carousel rotates for hours.
      if (!(share < 1)) return show(slideAt(to, slides.length));
      place(positionWithin(from, to, share));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
  }

  return { position: () => position, target: () => target, show, moveTo };
}
