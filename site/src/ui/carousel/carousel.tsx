import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { Script } from '../../page-files/page-files.tsx';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';

interface CarouselProps {
  /** How many slides there are, at least two. */
  count: number;
  /** Accessible name of the carousel. */
  label: string;
  /** What a slide is called: "testimonial". */
  noun: string;
  /** Milliseconds until it rotates; 0 for one that only moves by hand. */
  interval: number;
  /** Milliseconds per movement. */
  transition: number;
  /** Pixels that a finger may move before it is a swipe. */
  swipeTolerance: number;
  hasIndicators?: boolean;
  /** `Slides`. */
  children: ReactNode;
}

/** Slides in a row. Without a script, and until it runs, the row scrolls. */
export function Carousel({
  count,
  label,
  noun,
  interval,
  transition,
  swipeTolerance,
  hasIndicators = false,
  children,
}: CarouselProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides is not a fieldset */}
      <div
        role="group"
        aria-roledescription={texts.carouselRole}
        aria-label={label}
        className={styles.carousel}
        data-carousel=""
        data-interval={interval}
        data-transition={transition}
        data-swipe-tolerance={swipeTolerance}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: likewise */}
        <div
          role="group"
          aria-label={texts.slidesOf(label)}
          aria-live="polite"
          className={styles.viewport}
          data-carousel-viewport=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
          tabIndex={0}
        >
          {children}
        </div>
        <CarouselControls noun={noun} count={count} canRotate={interval > 0} hasIndicators={hasIndicators} />
      </div>
      <Script name="carousel" />
    </>
  );
}
