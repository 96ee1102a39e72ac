import { permalink } from '../config/cms-places.ts';
import { siteConfig } from '../config/site.config.ts';

/** The list of papers, without a slash at its end. */
export const DOCUMENTS: string = siteConfig.paths.documents;

/** The list of papers, as the CMS writes permalinks. */
export const documentsPath = () => permalink(`${DOCUMENTS}/`);

/** The parts of a path below the list; undefined for a path elsewhere. */
export function partsBelowDocuments(path: string): string[] | undefined {
  const start = `${DOCUMENTS}/`;
  return path.toLowerCase().startsWith(start) ? path.slice(start.length).split('/') : undefined;
}
