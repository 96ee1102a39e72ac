import { permalink } from '../config/cms-places.ts';
import { siteConfig } from '../config/site.config.ts';

/**
 * The contact page, with parameters from which its form fills in that parts are wanted, and for what.
 * @param product number or title of a product or part
 */
export function orderPartsLink(product?: string): string {
  const query = new URLSearchParams({ about: 'parts', ...(product && { product }) });
  return `${permalink(siteConfig.paths.contact)}?${query}`;
}
