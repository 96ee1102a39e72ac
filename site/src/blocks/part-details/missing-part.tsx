import * as texts from '@headwater/brand/texts.ts';
import type { SearchHit } from '../../search/search-response.ts';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SearchForm } from '../search-form/search-form.tsx';

interface MissingPartProps {
  number: string;
  nearest: readonly SearchHit[];
}

/** In place of a part whose number does not exist. */
export function MissingPart({ number, nearest }: MissingPartProps) {
  return (
    <Section>
      <p>{nearest.length > 0 ? texts.nearestParts : texts.noNearestParts}</p>
      <LinkList
        links={nearest.map((hit) => ({ href: hit.href, label: texts.partTitle(hit.number ?? '', hit.title) }))}
      />
      <SearchForm id="part-search" query={number} />
    </Section>
  );
}
