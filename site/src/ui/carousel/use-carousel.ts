import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { type CarouselTiming, carouselOptions } from './carousel-options.ts';
import { type EmblaApi, timedMotion } from './timed-motion.ts';

/** Starts at the slide to which the row was scrolled before the script ran. */
function continueFromScroll(api: EmblaApi): void {
  const viewport = api.rootNode();
  const index = Math.round(viewport.scrollLeft / viewport.clientWidth);
  viewport.scrollLeft = 0;
  if (index > 0) api.scrollTo(index, true);
}

/** Only the visible slide can be focused and is read by screen readers. */
function showOnly(api: EmblaApi): void {
  for (const [index, slide] of api.slideNodes().entries()) slide.inert = index !== api.selectedScrollSnap();
}

/**
 * Connects the element that contains the slides with the carousel library.
 * @returns `api` is undefined until the library is initialized
 */
export function useCarousel(timing: CarouselTiming, onSwipe: () => void) {
  const [options] = useState(() => carouselOptions(timing));
  const [plugins] = useState(() => [timedMotion()]);
  const [viewport, api] = useEmblaCarousel(options, plugins);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!api) return;
    let from = 0;
    const follow = () => {
      showOnly(api);
      setSelected(api.selectedScrollSnap());
    };
    const holds = () => {
      from = api.selectedScrollSnap();
    };
    const releases = () => {
      if (api.selectedScrollSnap() !== from) onSwipe();
    };
    continueFromScroll(api);
    follow();
    api.on('select', follow).on('reInit', follow).on('pointerDown', holds).on('pointerUp', releases);
    return () => {
      api.off('select', follow).off('reInit', follow).off('pointerDown', holds).off('pointerUp', releases);
    };
  }, [api, onSwipe]);

  return { viewport, api, selected };
}
