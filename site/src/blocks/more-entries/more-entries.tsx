import type { FragmentOf } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { scene } from '../../content/image-sizes.ts';
import type { ListedEntry } from '../../listing/listed-entry.fragment.ts';
import { summarise } from '../../listing/listed-entry.ts';
import { Card } from '../../ui/card/card.tsx';
import { CardGrid } from '../../ui/card-grid/card-grid.tsx';
import { Section } from '../../ui/section/section.tsx';

interface MoreEntriesProps {
  title: string;
  entries: readonly FragmentOf<typeof ListedEntry>[];
}

/** Other entries of the same type, at the end of one; renders nothing when there are none. */
export function MoreEntries({ title, entries }: MoreEntriesProps) {
  const cards = entries.map(summarise).map(({ id, image, ...entry }) => ({
    key: id,
    card: <Card {...entry} headingLevel={3} image={<CmsImage image={image} {...scene} alt="" />} />,
  }));
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid items={cards} />
    </Section>
  );
}
