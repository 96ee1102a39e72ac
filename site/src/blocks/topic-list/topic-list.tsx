import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { LinkTags } from '../../ui/link-tags/link-tags.tsx';
import { TopicFragment } from './topic-list.fragment.ts';

/** The categories of posts, each linked to its archive; renders nothing when there is only one. */
export function TopicList({ topics }: { topics: readonly FragmentOf<typeof TopicFragment>[] }) {
  const links = readFragment(TopicFragment, topics).map(({ id, name, uri }) => ({
    key: id,
    href: safeHref(uri),
    label: plainText(name),
  }));
  if (links.length < 2) return null;
  return (
    <nav aria-label={texts.topics}>
      <LinkTags links={links} />
    </nav>
  );
}
