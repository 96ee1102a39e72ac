import { MissingPart } from '@headwater/brand/drawings/missing-part.tsx';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SearchForm } from '../search-form/search-form.tsx';

interface NotFoundProps {
  /** Where most visitors wanted to go: the main categories. */
  links: readonly Crumb[];
}

/** The page for an address that does not exist: a search, and the catalogue's main doors. */
export function NotFound({ links }: NotFoundProps) {
  return (
    <Notice
      title="This part is not on the shelf"
      drawing={
        <Figure drafting caption="Part 404, not on the shelf">
          <MissingPart />
        </Figure>
      }
    >
      <p>The page may have moved, or the address has a slip in it. Search for it, or start from one of these.</p>
      <SearchForm id="not-found-search" />
      <LinkList links={links} />
    </Notice>
  );
}
