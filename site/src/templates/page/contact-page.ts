import { siteConfig } from '../../config/site.config.ts';
import type { AskedQuery } from '../define-template.ts';
import { askRepresentatives, type Representatives } from '../representatives/all-representatives.ts';

/** Where links to the representatives lead: `repMapSection`. */
export const representativesAnchor = new URL(siteConfig.paths.representativeMap, 'https://x.invalid').hash.slice(1);

/** Representatives on the page that says how to reach the maker; no other page asks for them. */
export const askRepresentativesOnContact: AskedQuery<Representatives | undefined> = async (ask, { uri }) =>
  uri === siteConfig.paths.contact ? askRepresentatives(ask) : { data: undefined, errors: [] };

/** Whether an editor gave the anchor to something of their own, such as a heading above the list. */
export function hasAnchor(html: string | null | undefined): boolean {
  return new RegExp(`\\sid=(["']?)${representativesAnchor}\\1[\\s>]`).test(html ?? '');
}
