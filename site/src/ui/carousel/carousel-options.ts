import type useEmblaCarousel from 'embla-carousel-react';
import { stepsIn } from './motion.ts';

/** How a carousel moves. */
export interface CarouselTiming {
  /** Milliseconds until it rotates; 0 for one that only moves by hand. */
  interval: number;
  /** Milliseconds per movement. */
  transition: number;
  /** Pixels that a finger may move before it is a swipe. */
  swipeTolerance: number;
}

type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

/** Marks the element whose children are the slides, because the carousel does not render it itself. */
export const SLIDES_ATTRIBUTE = 'data-carousel-slides';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * The library's options. Its `duration` is not a time: `timed-motion.ts` interprets it as a number of
 * steps, and makes it one.
 */
export function carouselOptions({ transition, swipeTolerance }: CarouselTiming): EmblaOptions {
  return {
    loop: true,
    align: 'start',
    container: `[${SLIDES_ATTRIBUTE}]`,
    duration: stepsIn(transition),
    dragThreshold: swipeTolerance,
    breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
  };
}
