import { plainText } from '../content/plain-text.ts';
import { safeHref } from '../content/safe-href.ts';
import type { SeedNode } from '../routing/seed-node.ts';
import { ownAddress } from '../seo/site-address.ts';
import type { TrailStep } from '../seo/structured-data.ts';
import type { Crumb } from '../ui/breadcrumb/breadcrumb.tsx';

type List = SeedNode['list'];

/** The list above an entry as a link to it; none where the front page is the list. @param label in place of the list's own */
export function listCrumbs(list: List, label?: string): Crumb[] {
  const href = safeHref(list?.uri);
  return list && href && href !== '/' ? [{ href, label: plainText(label ?? list.label) }] : [];
}

/** The same for search engines, with an absolute address. */
export function listTrail(list: List, label?: string): TrailStep[] {
  return listCrumbs(list, label).flatMap(({ href, label: name }) => {
    const address = ownAddress(href);
    return address ? [{ name, address }] : [];
  });
}
