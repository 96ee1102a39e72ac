import * as texts from '@headwater/brand/texts.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './carousel-controls.module.css';

interface ControlsProps {
  /** What a slide is called, for the names of the buttons: "testimonial". */
  noun: string;
  onPrevious: () => void;
  onNext: () => void;
  /** Absent for a carousel that does not rotate by itself. */
  pause?: { isPaused: boolean; onToggle: () => void } | undefined;
  /** Absent for a carousel without indicators. */
  indicators?: { count: number; selected: number; onSelect: (index: number) => void } | undefined;
}

function ControlButton({ name, icon, onClick }: { name: string; icon: IconName; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function Indicators({ noun, count, selected, onSelect }: NonNullable<ControlsProps['indicators']> & { noun: string }) {
  return (
    <ul className={styles.indicators} aria-label={texts.chooseSlide(noun)}>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <button
            type="button"
            className={styles.indicator}
            aria-label={texts.showSlide(noun, number)}
            aria-current={number === selected + 1 ? 'true' : undefined}
            onClick={() => onSelect(number - 1)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The buttons of a carousel. */
export function CarouselControls({ noun, onPrevious, onNext, pause, indicators }: ControlsProps) {
  return (
    <div className={styles.controls} data-print="no">
      {indicators && <Indicators noun={noun} {...indicators} />}
      <div className={styles.buttons}>
        {pause && (
          <ControlButton
            name={pause.isPaused ? texts.play : texts.pause}
            icon={pause.isPaused ? 'play' : 'pause'}
            onClick={pause.onToggle}
          />
        )}
        <ControlButton name={texts.previousSlide(noun)} icon="back" onClick={onPrevious} />
        <ControlButton name={texts.nextSlide(noun)} icon="arrow" onClick={onNext} />
      </div>
    </div>
  );
}
