import { assertNever } from '@headwater/contract/assert-never.ts';
import { reducedMotion } from '../visitor-preferences/visitor-preferences.ts';
import { type CarouselParts, markRotation } from './carousel-parts.ts';

/** Whether a carousel rotates, and what is pausing it. */
interface Rotation {
  /** `insisted`: started by hand, so it rotates despite the mouse and focus on the button. */
  mode: 'running' | 'paused' | 'insisted';
  isHovered: boolean;
  isFocused: boolean;
}

export type RotationEvent = 'toggle' | 'swipe' | 'hover' | 'unhover' | 'focus' | 'blur';

export const initialRotation: Rotation = { mode: 'running', isHovered: false, isFocused: false };

export function isRotating({ mode, isHovered, isFocused }: Rotation): boolean {
  return mode === 'insisted' || (mode === 'running' && !isHovered && !isFocused);
}

/** `insisted` ends when mouse and focus have left; from then on either pauses again. */
function leave(rotation: Rotation): Rotation {
  const isAlone = !rotation.isHovered && !rotation.isFocused;
  return rotation.mode === 'insisted' && isAlone ? { ...rotation, mode: 'running' } : rotation;
}

/** The next state. A visitor who pauses or swipes takes control: only the button starts it again. */
export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event) {
    case 'toggle':
      return { ...rotation, mode: rotation.mode === 'paused' ? 'insisted' : 'paused' };
    case 'swipe':
      return { ...rotation, mode: 'paused' };
    case 'hover':
      return { ...rotation, isHovered: true };
    case 'unhover':
      return leave({ ...rotation, isHovered: false });
    case 'focus':
      return { ...rotation, isFocused: true };
    case 'blur':
      return leave({ ...rotation, isFocused: false });
    default:
      return assertNever(event, 'event');
  }
}

/** The clock of a carousel that rotates by itself. */
export interface RotationClock {
  /** Changes whether it rotates, by what a visitor does. */
  report(event: RotationEvent): void;
  /** Begins the interval anew: each slide gets all of it, however it came up. */
  restart(): void;
}

/**
 * Turns a carousel when the interval of a slide is over: never with reduced motion, not under the mouse or the focus,
 * not in a hidden tab.
 * @param interval milliseconds; 0 for never
 * @param turn shows the next slide and restarts the clock
 * @param isHeld whether a finger holds the slides
 */
export function startRotation(
  parts: CarouselParts,
  interval: number,
  turn: () => void,
  isHeld: () => boolean,
): RotationClock {
  const { carousel } = parts;
  const stillness = reducedMotion();
  let rotation = initialRotation;
  let timer = 0;

  function restart(): void {
    clearTimeout(timer);
    const canRotate = interval > 0 && !stillness.matches;
    const rotates = canRotate && isRotating(rotation);
    markRotation(parts, { canRotate, rotates, isPaused: rotation.mode === 'paused' });
    if (rotates) timer = window.setTimeout(() => (document.hidden || isHeld() ? restart() : turn()), interval);
  }

  function report(event: RotationEvent): void {
    rotation = rotate(rotation, event);
    restart();
  }

  carousel.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && report('hover'));
  carousel.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && report('unhover'));
  carousel.addEventListener('focusin', () => report('focus'));
  carousel.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) report('blur');
  });
  stillness.addEventListener('change', restart);
  // Visitors may be in it before the script is.
  if (carousel.matches(':focus-within')) report('focus');
  return { report, restart };
}
