import { expect, test } from 'vitest';
import { siteConfig } from '../../config/site.config.ts';
import { carouselOptions } from './carousel-options.ts';

test('the product gallery loops, moves in 350 ms and tolerates 5 px', () => {
  expect(carouselOptions(siteConfig.gallery)).toMatchObject({ loop: true, duration: 21, dragThreshold: 5 });
});

test('does not animate for visitors who prefer reduced motion', () => {
  expect(carouselOptions(siteConfig.gallery).breakpoints).toEqual({
    '(prefers-reduced-motion: reduce)': { duration: 0 },
  });
});

test('the gallery rotates after 3000 ms', () => {
  expect(siteConfig.gallery.interval).toBe(3000);
});
