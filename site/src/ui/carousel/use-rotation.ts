import { type FocusEvent, type PointerEvent, useEffect, useReducer, useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from './carousel-options.ts';
import { initialRotation, isRotating, type RotationEvent, rotate } from './rotation.ts';
import type { EmblaApi } from './timed-motion.ts';

function subscribeToMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Event handlers that pause a rotation, for the element around the whole carousel. */
function pauseHandlers(tell: (event: RotationEvent) => void) {
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  return {
    onPointerEnter: (event: PointerEvent) => isMouse(event) && tell('hover'),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && tell('unhover'),
    onFocus: () => tell('focus'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) tell('blur');
    },
  };
}

/**
 * Rotates a carousel: never with reduced motion, not under the mouse or focus, not in a
 * hidden tab.
 * @param interval milliseconds; 0 for never
 */
export function useRotation(interval: number) {
  const isMotionReduced = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
  const [rotation, tell] = useReducer(rotate, initialRotation);
  const canRotate = interval > 0 && !isMotionReduced;
  return {
    canRotate,
    rotates: canRotate && isRotating(rotation),
    isPaused: rotation.mode === 'paused',
    tell,
    handlers: pauseHandlers(tell),
  };
}

/** Moves to the next slide when the interval of the current one is over. */
export function useTurning(api: EmblaApi | undefined, rotates: boolean, interval: number, selected: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets the whole interval, however it came up
  useEffect(() => {
    if (!api || !rotates) return;
    const timer = setInterval(() => {
      if (!document.hidden) api.scrollNext();
    }, interval);
    return () => clearInterval(timer);
  }, [api, rotates, interval, selected]);
}
