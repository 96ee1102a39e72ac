import * as texts from '@headwater/brand/texts.ts';
import { useUnits } from '../../rendering/rendering.ts';
import { groupName, outcomeWords } from '../../search/hit-words.ts';
import type { SearchRequest } from '../../search/search-request.ts';
import type { HitGroup, SearchResponse } from '../../search/search-response.ts';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { UnitChooser } from '../unit-chooser/unit-chooser.tsx';
import { HitItem } from './hit-item.tsx';
import type { Shown } from './live-search.island.tsx';
import styles from './search-results.module.css';
import { WayOn } from './way-on.tsx';

interface IndexedResultsProps {
  request: SearchRequest;
  found: SearchResponse;
  /** Suggested links for a search without results. */
  links: readonly Crumb[];
}

function href(request: SearchRequest, more: Record<string, string>): string {
  const digits = request.guessesDigits ? { digits: '1' } : {};
  return `?${new URLSearchParams({ q: request.term, ...digits, ...more })}`;
}

function Group({ group, request }: { group: HitGroup; request: SearchRequest }) {
  const units = useUnits();
  const { name, hits, total } = group;
  return (
    <>
      {hits.map((hit, index) => (
        <li key={hit.href} data-key={hit.href} className={styles.result}>
          {index === 0 && request.from === 0 && <h2 className={styles.group}>{groupName(name)}</h2>}
          <HitItem hit={hit} group={name} units={units} />
          {index === hits.length - 1 && !request.group && total > hits.length && (
            <p className={styles.all}>
              <a href={href(request, { in: name })}>{texts.allOfGroup(total, groupName(name))}</a>
            </p>
          )}
        </li>
      ))}
    </>
  );
}

/** The next hits of the only group that is shown. */
function nextHref(request: SearchRequest, [group]: readonly HitGroup[]): string | undefined {
  if (!request.group || !group) return undefined;
  const next = request.from + group.hits.length;
  return next < group.total ? href(request, { in: group.name, from: String(next) }) : undefined;
}

/** What the page says of the results of the index. */
export function indexedShown(request: SearchRequest, found: SearchResponse): Shown {
  const total = found.groups.reduce((sum, group) => sum + group.total, 0);
  return {
    title: texts.searchResultsFor(request.term),
    note: total === 0 ? texts.noResults : [outcomeWords(found), texts.resultCount(total)].filter(Boolean).join(' '),
    nextHref: nextHref(request, found.groups),
    startHref: request.group && href(request, {}),
  };
}

/** The results of the index: groups with their first hits, or one group to its end. */
export function IndexedResults({ request, found, links }: IndexedResultsProps) {
  const { groups, outcome } = found;
  const isNumber = /\d/.test(request.term) && !request.guessesDigits && outcome !== 'found';
  return (
    <>
      {groups.some(({ hits }) => hits.some(({ figures = [] }) => figures.length > 0)) && <UnitChooser />}
      {groups.length > 0 && (
        <ul className={styles.results}>
          {groups.map((group) => (
            <Group key={group.name} group={group} request={request} />
          ))}
        </ul>
      )}
      {isNumber && (
        <p className={styles.all}>
          <a href={href(request, { digits: '1' })}>{texts.tryOtherDigits}</a>
        </p>
      )}
      {groups.length === 0 && <WayOn links={links} />}
    </>
  );
}
