import * as texts from '@headwater/brand/texts.ts';
import { Children, type ReactNode } from 'react';
import { Script } from '../../page-files/page-files.tsx';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';

interface CarouselProps {
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
  /** The slides. */
  children: readonly ReactNode[];
}

/** Slides in a row, which scrolls until a script runs; one alone is no carousel. */
export function Carousel({ label, noun, hasIndicators = false, children: slides, ...moves }: CarouselProps) {
  const count = slides.length;
  if (count === 1) return slides;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides is not a fieldset */}
      <div
        role="group"
        aria-roledescription={texts.carouselRole}
        aria-label={label}
        className={styles.carousel}
        data-carousel=""
        data-interval={moves.interval}
        data-transition={moves.transition}
        data-swipe-tolerance={moves.swipeTolerance}
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
          <div className={styles.slides} data-carousel-slides="">
            {Children.map(slides, (slide, index) => (
              // biome-ignore lint/a11y/useSemanticElements: likewise
              <div
                className={styles.slide}
                role="group"
                aria-roledescription={texts.slideRole}
                aria-label={texts.slideOf(index + 1, count)}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        <CarouselControls noun={noun} count={count} canRotate={moves.interval > 0} hasIndicators={hasIndicators} />
      </div>
      <Script name="carousel" />
    </>
  );
}
