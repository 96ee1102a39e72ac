import { readFile } from 'node:fs/promises';
import type { SeedDocument, SeedImage } from '@headwater/cms/catalogue/model.ts';

/** A plain rectangle with its name on it: fast to draw, and a person who looks at it knows what it stands for. */
function image(key: string, width: number, height: number, caption = ''): SeedImage {
  const draw = (): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
      <rect width="${width}" height="${height}" fill="#1f6f8b"/>
      <circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#ffffff"/>
    </svg>`;
  return { key, file: `${key}.jpg`, alt: `Test picture ${key}`, caption, width, height, draw };
}

export const images: readonly SeedImage[] = [
  image('banner', 1900, 500, 'A caption of its own'),
  image('pump', 1200, 900),
  image('pump-open', 1200, 900),
  image('pump-curve', 1200, 900),
  image('icon', 60, 60),
  // First frame of the video of the same name.
  image('clip', 320, 180),
];

/** The smallest file that readers accept as a PDF. */
const emptyPdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
  '',
].join('\n');

export const documents: readonly SeedDocument[] = [
  { key: 'sheet', file: 'sheet.pdf', title: 'Test sheet', version: '1', write: async () => Buffer.from(emptyPdf) },
  {
    ...{ key: 'video', file: 'clip.webm', title: 'Test video', version: '1' },
    write: () => readFile(new URL('clip.webm', import.meta.url)),
  },
];
