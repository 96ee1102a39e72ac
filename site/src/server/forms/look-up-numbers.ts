import type { Catalogue } from '../../catalogue/index/open-catalogue.ts';
import { numberKeys } from '../../catalogue/numbers.ts';
import type { KnownNumber } from '../../request-list/request-view.ts';
import type { SearchHit } from '../../search/search-response.ts';

/** The numbers and the name that stand for a hit. */
function namesOf({ title, number = '', reason }: SearchHit): readonly string[] {
  if (reason?.kind === 'cross-reference') return [title, number, reason.theirNumber];
  return reason?.kind === 'superseded' ? [title, number, ...reason.chain] : [title, number];
}

/** Another spelling of a number is the same one; a number that only looks like it, or has more behind it, is not. */
function isMeant(hit: SearchHit, number: string): boolean {
  return namesOf(hit).some((name) => numberKeys(name).key === numberKeys(number).key);
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
