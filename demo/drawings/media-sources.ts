import type { SeedDocument, SeedImage } from '@headwater/cms/starting-content/model.ts';

/** A picture of the catalogue with the drawing that its file is rendered from. */
export interface DrawnImage extends SeedImage {
  /** The drawing as an SVG document, letters as paths. */
  draw: () => string;
}

/** A PDF of the catalogue with what writes it. */
export interface WrittenDocument extends SeedDocument {
  /** The same product always gives the same bytes. */
  write: () => Promise<Buffer>;
}
