import { createHash } from 'node:crypto';
import type { SeedCatalogue } from './catalogue.ts';

/**
 * Tells one state of the catalogue's words from another: a hash of all of its data. The media's files
 * are not part of it; a changed one is copied again.
 */
export function seedVersion(catalogue: SeedCatalogue): string {
  const regions = catalogue.representatives.map((rep) => catalogue.polygonCoordinates(rep.regions));
  // The folder of the media differs from machine to machine, and says nothing about the content.
  return createHash('sha256')
    .update(JSON.stringify([{ ...catalogue, mediaFolder: '' }, regions]))
    .digest('base64url');
}
