import { expect, test } from 'vitest';
import { mimeTypeOf } from './seed-media-records.ts';

test('a file that no starting content may have is refused with the types that it may have', () => {
  expect(mimeTypeOf('manual.pdf')).toBe('application/pdf');
  expect(() => mimeTypeOf('manual.doc')).toThrow(
    'The catalogue lists "manual.doc", but media may only be .jpg, .png, .svg, .pdf, .mp4, .webm.',
  );
});
