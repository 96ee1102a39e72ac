import type { FragmentOf } from '../cms-client/graphql.ts';
import { siteConfig } from '../config/site.config.ts';
import { CmsImage } from '../content/cms-image.tsx';
import { nextPageHref } from '../content/next-page.ts';
import type { PageInfoParts } from '../content/page-info.fragment.ts';
import { Card } from '../ui/card/card.tsx';
import { CardGrid } from '../ui/card-grid/card-grid.tsx';
import { GrowingList } from '../ui/growing-list/growing-list.tsx';
import type { ListedEntry } from './listed-entry.fragment.ts';
import { summarise } from './listed-entry.ts';

interface EntryListProps {
  entries: readonly FragmentOf<typeof ListedEntry>[];
  pageInfo: FragmentOf<typeof PageInfoParts> | null | undefined;
  /** First entries whose images load at once. */
  aboveTheFold: number;
  /** Shown in place of an empty list. */
  emptyText: string;
  /** Address of the whole list, when these entries begin somewhere within it. */
  startHref?: string | undefined;
}

type Entries = Pick<EntryListProps, 'entries' | 'aboveTheFold'>;

/** On a wide screen the first row is what is seen first. */
function priorityAt(position: number, aboveTheFold: number): 'first' | 'early' | undefined {
  if (position >= aboveTheFold) return undefined;
  return position < siteConfig.firstRow ? 'first' : 'early';
}

function EntryCards({ entries, aboveTheFold }: Entries) {
  const summaries = entries.map(summarise);
  const hasImages = summaries.some(({ image }) => image);
  return (
    <CardGrid
      items={summaries.map(({ id, image, ...entry }, position) => ({
        key: id,
        card: (
          <Card
            {...entry}
            headingLevel={2}
            image={
              hasImages && (
                <CmsImage
                  image={image}
                  sizes={`${siteConfig.postCardImage.width}px`}
                  {...siteConfig.postCardImage}
                  priority={priorityAt(position, aboveTheFold)}
                  alt=""
                />
              )
            }
          />
        ),
      }))}
    />
  );
}

/**
 * Entries of an archive: image, title that links to the entry, date and summary where there are any;
 * with a way to more of them.
 */
export function EntryList({ entries, pageInfo, aboveTheFold, emptyText, startHref }: EntryListProps) {
  return (
    <GrowingList nextHref={nextPageHref(pageInfo)} startHref={startHref}>
      {entries.length > 0 ? <EntryCards entries={entries} aboveTheFold={aboveTheFold} /> : <p>{emptyText}</p>}
    </GrowingList>
  );
}
