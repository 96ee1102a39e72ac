/** Small pictures beside the figures of the maker, on a grid of 30. */
import type { DrawnImage } from '../../media-sources.ts';
import { palette } from '../palette.ts';

const size = 30;

/** Ink lines of 1.6 and oxide accents; `accent` is drawn last. */
function icon(ink: string, accent: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" fill="none" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${ink}" stroke="${palette.ink}"/><path d="${accent}" stroke="${palette.oxide}"/></svg>`
  );
}

const icons: readonly (readonly [name: string, alt: string, ink: string, accent: string])[] = [
  ['years', 'Calendar', 'M4 7h22v19H4zM4 12.5h22M10 3.5v5M20 3.5v5', 'M10 19.5l3.5 3.5l7 -7'],
  [
    'pumps',
    'Pump casing with its discharge',
    'M27 4h-6.5v4.4M27 4v7.5c0 8 -4.6 14 -12.2 14C8.5 25.5 3.5 21 3.5 15.5S8.5 6 14.5 6H20.5M18.5 4h10.5M14.5 18.8a3.3 3.3 0 1 0 0 -6.6a3.3 3.3 0 0 0 0 6.6z',
    'M14.5 12.2c0.5 -2 2 -3 4 -3M17.6 16.6c1.5 1.4 1.7 3.2 0.7 5M11.5 17c-1.9 0.7 -3.6 0 -4.6 -1.8',
  ],
  [
    'test',
    'Pressure gauge',
    'M15 24a10.5 10.5 0 1 0 0 -21a10.5 10.5 0 0 0 0 21zM12.5 24v3.5h5V24M8 13.5h1.5M20.5 13.5H22M15 6.5V8M10 8.5l1.2 1.2',
    'M15 13.5l4.6 -4.6M15 14.3a0.8 0.8 0 1 0 0 -1.6a0.8 0.8 0 0 0 0 1.6z',
  ],
  [
    'service',
    'Wrench',
    'M25.5 8.5l-4 4l-3.5 -0.5l-0.5 -3.5l4 -4a6.5 6.5 0 0 0 -8.5 8.5L4.5 21.5a2.8 2.8 0 0 0 4 4L17 17a6.5 6.5 0 0 0 8.5 -8.5z',
    'M7 23.1h0.01M19 22c0 2.5 3.5 2.5 3.5 0c0 -1.5 -1.75 -3.5 -1.75 -3.5S19 20.5 19 22zM25 26h0.01',
  ],
  [
    'states',
    'Map of Minnesota with a marked place',
    'M6 5h6V3.5L13.5 6l5 1l6 1.5L19.5 13l-1.5 2v3l1 2.5l4 3.5v2H7V17.5L5.5 15L6.5 12z',
    'M15.5 12.5a1.9 1.9 0 1 0 0 -3.8a1.9 1.9 0 0 0 0 3.8zM10.5 20.5h0.01M14 22.5h0.01M12 16.5h0.01',
  ],
];

export const iconImages: readonly DrawnImage[] = icons.map(([name, alt, ink, accent]) => ({
  key: `icon/${name}`,
  file: `icon-${name}.svg`,
  alt,
  width: size,
  height: size,
  draw: () => icon(ink, accent),
}));
