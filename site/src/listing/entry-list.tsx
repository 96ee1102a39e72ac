import type { FragmentOf } from '../cms-client/graphql.ts';
import { siteConfig } from '../config/site.config.ts';
import { CmsImage } from '../content/cms-image.tsx';
import { CardGrid } from '../ui/card-grid/card-grid.tsx';
import { EntryCard } from '../ui/entry-card/entry-card.tsx';
import type { ListedEntry } from './listed-entry.fragment.ts';
import { summarise } from './listed-entry.ts';

interface EntryListProps {
  entries: readonly FragmentOf<typeof ListedEntry>[];
  /** First entries whose images load at once. */
  aboveTheFold: number;
  /** Shown in place of an empty list. */
  emptyText: string;
}

/** Entries of an archive: image, title that links to the entry, date and summary where there are any. */
export function EntryList({ entries, aboveTheFold, emptyText }: EntryListProps) {
  if (entries.length === 0) return <p>{emptyText}</p>;
  const summaries = entries.map(summarise);
  const hasImages = summaries.some(({ image }) => image);
  return (
    <CardGrid
      layout="wide"
      items={summaries.map(({ id, image, ...entry }, position) => ({
        key: id,
        card: (
          <EntryCard
            {...entry}
            headingLevel={2}
            image={
              hasImages && (
                <CmsImage
                  image={image}
                  sizes={`${siteConfig.postCardImage.width}px`}
                  {...siteConfig.postCardImage}
                  priority={position < aboveTheFold}
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
