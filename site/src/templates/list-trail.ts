import { plainText } from '../content/plain-text.ts';
import { safeHref } from '../content/safe-href.ts';
import type { SeedNode } from '../routing/seed-node.ts';
import { ownUrlOf } from '../seo/site-url.ts';
import type { TrailStep } from '../seo/structured-data.ts';
import type { Crumb } from '../ui/breadcrumb/breadcrumb.tsx';

type List = SeedNode['list'];

/** A link to the list of a node; none if the list is the front page. @param label replaces the list's own */
export function listCrumbs(list: List, label?: string): Crumb[] {
  const href = safeHref(list?.uri);
  return list && href && href !== '/' ? [{ href, label: plainText(label ?? list.label) }] : [];
}

/** The same for structured data, with absolute URLs. */
export function trailOf(crumbs: readonly Crumb[]): TrailStep[] {
  return crumbs.flatMap(({ href, label: name }) => {
    const url = ownUrlOf(href);
    return url ? [{ name, url }] : [];
  });
}
