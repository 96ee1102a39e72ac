import * as texts from '@headwater/brand/texts.ts';
import { type KeyboardEvent, type ReactNode, useCallback } from 'react';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselTiming } from './carousel-options.ts';
import type { EmblaApi } from './timed-motion.ts';
import { useCarousel } from './use-carousel.ts';
import { useRotation, useTurning } from './use-rotation.ts';

interface CarouselProps extends CarouselTiming {
  /** `Slides`, at least two, rendered on the server. */
  children?: ReactNode;
  count: number;
  /** Accessible name of the carousel. */
  label: string;
  /** What a slide is called: "testimonial". */
  noun: string;
  hasIndicators?: boolean;
}

const moves: Readonly<Record<string, (api: EmblaApi) => void>> = {
  ArrowLeft: (api) => api.scrollPrev(),
  ArrowRight: (api) => api.scrollNext(),
};

/**
 * Slides that loop, moved by button, arrow key, swipe and by themselves. Until it is hydrated,
 * and without a script, it is a row that scrolls.
 */
export function Carousel({ children, count, label, noun, hasIndicators = false, ...timing }: CarouselProps) {
  const { canRotate, rotates, isPaused, tell, handlers } = useRotation(timing.interval);
  const onSwipe = useCallback(() => tell('swipe'), [tell]);
  const { viewport, api, selected } = useCarousel(timing, onSwipe);
  useTurning(api, rotates, timing.interval, selected);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key];
    if (!api || !move) return;
    event.preventDefault();
    move(api);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, and not one of form fields
    <div
      role="group"
      aria-roledescription={texts.carouselRole}
      aria-label={label}
      className={styles.carousel}
      data-ready={api ? '' : undefined}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides, and not one of form fields */}
      <div
        ref={viewport}
        className={styles.viewport}
        role="group"
        aria-label={texts.slidesOf(label)}
        aria-live={rotates ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </div>
      <CarouselControls
        noun={noun}
        onPrevious={() => api?.scrollPrev()}
        onNext={() => api?.scrollNext()}
        pause={canRotate ? { isPaused, onToggle: () => tell('toggle') } : undefined}
        indicators={hasIndicators ? { count, selected, onSelect: (index) => api?.scrollTo(index) } : undefined}
      />
    </div>
  );
}
