import { type FragmentOf, type ResultOf, readFragment } from '../cms-client/graphql.ts';
import { formatDate } from '../content/date.ts';
import type { MediaItemParts } from '../content/media-item.fragment.ts';
import { plainText } from '../content/plain-text.ts';
import { safeHref } from '../content/safe-href.ts';
import { ListedEntry } from './listed-entry.fragment.ts';

/** What a listing shows of an entry, as plain text. */
export interface EntrySummary {
  id: string;
  href: string | undefined;
  title: string;
  /** Set above the title: when it was written, or the region that it covers. */
  label: string | undefined;
  text: string;
  image: FragmentOf<typeof MediaItemParts> | undefined;
}

type Entry = ResultOf<typeof ListedEntry>;

function titleOf(entry: Entry): string {
  const own = entry.__typename === 'Project' ? entry.projectTitle : undefined;
  const name = entry.__typename === 'Representative' ? entry.name : undefined;
  return plainText(own ?? name) || ('title' in entry ? plainText(entry.title) : '');
}

const TELEPHONE = /\(?\d{3}\)?[ -]\d{3}-\d{4}/g;

/** Telephone numbers stay in one line. */
function unbroken(text: string): string {
  return text.replace(TELEPHONE, (number) => number.replace(' ', '\u00a0').replaceAll('-', '\u2011'));
}

/** Stands for the end of a line while tags are taken out; a character that no text has. */
const LINE_END = '\ue000';

/** Lines of an address or a list, one behind the other. */
function inOneLine(html: string | null): string {
  const lines = plainText(html?.replace(/<br\b[^<>]*>|<\/(?:p|li|div)>/gi, LINE_END)).split(LINE_END);
  return lines.flatMap((line) => line.trim().replace(/(?<![,\s])[,\s]+$/, '') || []).join(', ');
}

/** Visitors get the title of what has a password; WordPress withholds the excerpt by itself, and not custom fields. */
function isProtected(entry: Entry): boolean {
  return 'hasPassword' in entry && entry.hasPassword === true;
}

function textOf(entry: Entry): string {
  if (isProtected(entry)) return '';
  if (entry.__typename === 'Representative') {
    // Most addresses begin with the name, which the title says already.
    const [text, title] = [unbroken(inOneLine(entry.address)), `${titleOf(entry)}, `];
    return text.startsWith(title) ? text.slice(title.length) : text;
  }
  if (entry.__typename === 'Project' && entry.summary) return plainText(entry.summary);
  return 'excerpt' in entry ? plainText(entry.excerpt) : '';
}

/** Only posts are read by date; a project or a representative is not news. */
function labelOf(entry: Entry): string | undefined {
  if (entry.__typename === 'Representative') {
    return isProtected(entry) ? undefined : inOneLine(entry.territories) || undefined;
  }
  return entry.__typename === 'Post' ? formatDate(entry.date) : undefined;
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
