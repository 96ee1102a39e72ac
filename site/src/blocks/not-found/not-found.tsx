import { MissingPart } from '@headwater/brand/drawings/missing-part.tsx';
import * as texts from '@headwater/brand/texts.ts';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SearchForm } from '../search-form/search-form.tsx';

interface NotFoundProps {
  /** Suggested links: the main categories. */
  links: readonly Crumb[];
}

/** The 404 page: a search form and links to the catalogue. */
export function NotFound({ links }: NotFoundProps) {
  return (
    <Notice
      title={texts.notFoundTitle}
      drawing={
        <Figure drafting caption={texts.notFoundCaption}>
          <MissingPart />
        </Figure>
      }
    >
      <p>{texts.notFound}</p>
      <SearchForm id="not-found-search" />
      <LinkList links={links} />
    </Notice>
  );
}
