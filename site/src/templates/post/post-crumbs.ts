import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { listCrumbs } from '../list-trail.ts';

interface Categorized {
  categories: {
    edges: readonly { isPrimary: boolean | null; node: { name: string | null; uri: string | null } }[];
  } | null;
}

/** The list of posts, and below it the main category that an editor chose in an SEO plugin. */
export function postCrumbs(list: SeedNode['list'], listTitle: string | undefined, post: Categorized): Crumb[] {
  const main = post.categories?.edges.find(({ isPrimary }) => isPrimary)?.node;
  const href = safeHref(main?.uri);
  return [...listCrumbs(list, listTitle), ...(href ? [{ href, label: plainText(main?.name) }] : [])];
}
