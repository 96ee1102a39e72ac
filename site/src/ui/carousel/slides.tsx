import * as texts from '@headwater/brand/texts.ts';
import { Children, type ReactNode } from 'react';
import styles from './carousel.module.css';

/** The slides of a carousel, one per child, in a row that scrolls before any script runs. */
export function Slides({ children }: { children: ReactNode }) {
  const count = Children.count(children);
  return (
    <div className={styles.slides} data-carousel-slides="">
      {Children.map(children, (slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and not one of form fields
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
  );
}
