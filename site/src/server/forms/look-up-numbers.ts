import type { Catalogue } from '../../catalogue/index/open-catalogue.ts';
import { numberKeys } from '../../catalogue/numbers.ts';
import type { KnownNumber } from '../../request-list/request-view.ts';
import type { SearchHit } from '../../search/search-response.ts';

/** Another spelling of a number is the same one; a number that only looks like it is not. */
const isSame: ReadonlySet<string | undefined> = new Set(['exact', 'cross-reference', 'superseded']);

function isMeant({ title, reason }: SearchHit, number: string): boolean {
  return isSame.has(reason?.kind) || numberKeys(title).key === numberKeys(number).key;
}

/** Many titles begin with the number, which stands beside it. */
function withoutNumber(title: string, number: string): string {
  const rest = title.toLowerCase().startsWith(`${number.toLowerCase()} `) ? title.slice(number.length).trim() : '';
  return rest || title;
}

/** Finds products and parts by their numbers or names. Rejects while there is no index. */
export function lookUpIn(catalogue: Pick<Catalogue, 'search'>) {
  async function find(number: string): Promise<KnownNumber | undefined> {
    const found = await catalogue.search(number, { most: 1 });
    if (!found || 'refused' in found) return undefined;
    const hits = found.groups.flatMap(({ name, hits }) => (name === 'products' || name === 'parts' ? hits : []));
    const hit = hits.find((each) => isMeant(each, number));
    return hit && { description: withoutNumber(hit.title, number), path: hit.href, image: hit.image };
  }
  return (numbers: readonly string[]) => Promise.all(numbers.map(find));
}
