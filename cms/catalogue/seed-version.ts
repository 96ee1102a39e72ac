import { createHash } from 'node:crypto';
import type { SeedCatalogue } from './catalogue.ts';

/**
 * Tells one state of the catalogue's words from another: a hash of all of its data. Drawings are not
 * part of it; each file knows what it was made from.
 */
export function seedVersion(catalogue: SeedCatalogue): string {
  const regions = catalogue.representatives.map((rep) => catalogue.polygonCoordinates(rep.regions));
  // Functions drop out of JSON: of a drawing or document its key, name and text remain.
  return createHash('sha256')
    .update(JSON.stringify([catalogue, regions]))
    .digest('base64url');
}
