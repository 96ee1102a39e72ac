import { siteConfig } from '../../config/site.config.ts';
import type { AskedQuery } from '../define-template.ts';
import { askRepresentatives, type Representatives } from '../representatives/all-representatives.ts';

/** The fragment of links to the representatives: `repMapSection`. */
export const representativesAnchor = new URL(siteConfig.paths.representativeMap, 'https://x.invalid').hash.slice(1);

/** Representatives on the contact page; no other page loads them. */
export const askRepresentativesOnContact: AskedQuery<Representatives | undefined> = async (ask, { uri }) =>
  uri === siteConfig.paths.contact ? askRepresentatives(ask) : { data: undefined, errors: [] };

/** Whether an editor used the anchor for something else, such as a heading above the list. */
export function hasAnchor(html: string | null | undefined): boolean {
  return new RegExp(`\\sid=(["']?)${representativesAnchor}\\1[\\s>]`).test(html ?? '');
}
