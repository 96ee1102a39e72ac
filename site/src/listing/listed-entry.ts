import { contentTypes } from '@headwater/content-model/content-types.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../cms-client/graphql.ts';
import { formatDate } from '../content/date.ts';
import type { MediaItemParts } from '../content/media-item.fragment.ts';
import { ownFields } from '../content/own-fields.ts';
import { plainText, titleText } from '../content/plain-text.ts';
import { safeHref } from '../content/safe-href.ts';
import { ListedEntry } from './listed-entry.fragment.ts';

/** What a listing shows of an entry, as plain text. */
export interface EntrySummary {
  id: string;
  href: string | undefined;
  title: string;
  /** Set above the title: when it was written. */
  label: string | undefined;
  text: string;
  image: FragmentOf<typeof MediaItemParts> | undefined;
}

type Entry = ResultOf<typeof ListedEntry>;

function titleOf(entry: Entry): string {
  return plainText(ownFields(entry).title) || titleText('title' in entry ? entry.title : '');
}

/** Visitors see only the title of protected content; WordPress withholds its excerpt, but not its custom fields. */
function textOf(entry: Entry): string {
  const { text, isProtected } = ownFields(entry);
  if (isProtected) return '';
  if (text) return plainText(text);
  return 'excerpt' in entry ? plainText(entry.excerpt) : '';
}

const datedTypes = new Set(
  Object.values(contentTypes).flatMap(({ graphqlType, isDated }) => (isDated ? [graphqlType] : [])),
);

/** Posts are read by date; a project is not news. */
function labelOf(entry: Entry): string | undefined {
  return datedTypes.has(entry.__typename) ? formatDate(entry.date) : undefined;
}

export function summarise(masked: FragmentOf<typeof ListedEntry>): EntrySummary {
  const entry = readFragment(ListedEntry, masked);
  return {
    id: entry.id,
    href: safeHref(entry.uri),
    title: titleOf(entry),
    label: labelOf(entry),
    text: textOf(entry),
    image: 'featuredImage' in entry ? entry.featuredImage?.node : undefined,
  };
}
