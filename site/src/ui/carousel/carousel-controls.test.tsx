import { expect, test } from 'vitest';
import { markup } from '../testing/markup.ts';
import { CarouselControls } from './carousel-controls.tsx';

const controls = (parts: { canRotate: boolean; hasIndicators: boolean }) =>
  markup(<CarouselControls noun="drawing" count={2} {...parts} />).replaceAll(/ class="[^"]*"/g, '');

const steps =
  '<button type="button" aria-label="Previous drawing" data-carousel-step="-1">•</button>' +
  '<button type="button" aria-label="Next drawing" data-carousel-step="1">•</button>';

test('a carousel that stands still has a button for each direction', () => {
  expect(controls({ canRotate: false, hasIndicators: false })).toBe(`<div data-print="no"><div>${steps}</div></div>`);
});

test('a carousel that rotates has a button to pause it beside its indicators', () => {
  expect(controls({ canRotate: true, hasIndicators: true })).toBe(
    '<div data-print="no"><ul aria-label="Choose a drawing">' +
      '<li><button type="button" aria-label="Show drawing 1" aria-current="true" data-carousel-index="0"></button></li>' +
      '<li><button type="button" aria-label="Show drawing 2" data-carousel-index="1"></button></li></ul>' +
      `<div><button type="button" aria-label="Pause" data-carousel-pause="">••</button>${steps}</div></div>`,
  );
});
