import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './carousel-controls.module.css';

interface ControlsProps {
  /** What a slide is called, for the names of the buttons: "testimonial". */
  noun: string;
  /** How many slides there are. */
  count: number;
  canRotate: boolean;
  hasIndicators: boolean;
}

/** A button; `start-carousel.ts` finds it by its `data-carousel-…` attribute. */
function ControlButton({
  name,
  children,
  ...data
}: {
  name: string;
  children: ReactNode;
  [data: `data-${string}`]: unknown;
}) {
  return (
    <button type="button" className={styles.button} aria-label={name} {...data}>
      {children}
    </button>
  );
}

function Indicators({ noun, count }: Pick<ControlsProps, 'noun' | 'count'>) {
  return (
    <ul className={styles.indicators} aria-label={texts.chooseSlide(noun)}>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <button
            type="button"
            className={styles.indicator}
            aria-label={texts.showSlide(noun, number)}
            aria-current={number === 1 ? 'true' : undefined}
            data-carousel-index={number - 1}
          />
        </li>
      ))}
    </ul>
  );
}

/** The buttons of a carousel, which are hidden until its script runs. */
export function CarouselControls({ noun, count, canRotate, hasIndicators }: ControlsProps) {
  return (
    <div className={styles.controls} data-print="no">
      {hasIndicators && <Indicators noun={noun} count={count} />}
      <div className={styles.buttons}>
        {canRotate && (
          <ControlButton name={texts.pause} data-carousel-pause="">
            <Icon name="pause" />
            <Icon name="play" />
          </ControlButton>
        )}
        <ControlButton name={texts.previousSlide(noun)} data-carousel-step={-1}>
          <Icon name="back" />
        </ControlButton>
        <ControlButton name={texts.nextSlide(noun)} data-carousel-step={1}>
          <Icon name="arrow" />
        </ControlButton>
      </div>
    </div>
  );
}
