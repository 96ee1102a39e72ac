import type useEmblaCarousel from 'embla-carousel-react';
import { shorterWay, stepLength, swipeDirection } from './motion.ts';

export type EmblaApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;
type Engine = ReturnType<EmblaApi['internalEngine']>;
type ScrollBody = Engine['scrollBody'];

/** The library sets this duration, shorter than one step, while a finger or the mouse holds the slides. */
function isHeld(duration: number): boolean {
  return duration > 0 && duration < 1;
}

/**
 * Moves to the target in exactly `options.duration` steps. The library's own movement is a spring
 * that takes longer for longer distances; its auto-scroll plugin replaces it in the same way.
 */
function timedScrollBody({ scrollBody: spring, options, location, previousLocation, target }: Engine): ScrollBody {
  const steps = options.duration;
  let step = 0;
  let expected = 0;
  let direction = 0;
  const body: ScrollBody = {
    ...spring,
    direction: () => direction,
    seek() {
      const displacement = target.get() - location.get();
      const isJump = steps === 0 || spring.duration() === 0;
      if (Math.abs(displacement - expected) > 0.01) step = 0;
      step += 1;
      const length = isJump || isHeld(spring.duration()) ? displacement : stepLength(displacement, step, steps);
      previousLocation.set(isJump ? target : location);
      location.add(length);
      expected = displacement - length;
      direction = Math.sign(length);
      return body;
    },
  };
  return body;
}

/** Makes the smallest swipe beyond the tolerance change the slide, and nothing below it. */
function watchSwipes(api: EmblaApi, tolerance: number): void {
  const { location, limit } = api.internalEngine();
  let start = 0;
  let index = 0;
  api.on('pointerDown', () => {
    start = location.get();
    index = api.selectedScrollSnap();
  });
  api.on('pointerUp', () => {
    const direction = swipeDirection(shorterWay(location.get() - start, limit.length), tolerance);
    const isTurned = api.selectedScrollSnap() !== index;
    if (direction === 'stay' && isTurned) api.scrollTo(index);
    if (direction === 'next' && !isTurned) api.scrollNext();
    if (direction === 'previous' && !isTurned) api.scrollPrev();
  });
}

/** A plugin of the carousel library: movements take a fixed time, swipes have a tolerance in pixels. */
export function timedMotion() {
  return {
    name: 'timedMotion',
    options: {},
    init(api: EmblaApi) {
      const engine = api.internalEngine();
      engine.scrollBody = timedScrollBody(engine);
      watchSwipes(api, engine.options.dragThreshold);
    },
    destroy() {},
  };
}
