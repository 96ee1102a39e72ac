import { hasSystems } from '../../catalogue/figures/in-system.ts';
import { productText } from '../../catalogue/tables/catalogue-tables.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { useUnits } from '../../rendering/rendering.ts';
import { CardGrid } from '../../ui/card-grid/card-grid.tsx';
import { Section } from '../../ui/section/section.tsx';
import { keyFigures } from '../key-figures/key-figures.ts';
import { UnitChooser } from '../unit-chooser/unit-chooser.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategoryCardFragment, ProductFiguresFragment } from './category-cards.fragment.ts';

interface CategoryCardsProps {
  title: string;
  pages: readonly FragmentOf<typeof CategoryCardFragment>[];
  /** Texts of the same pages, for cards with key figures. */
  figures?: readonly FragmentOf<typeof ProductFiguresFragment>[];
}

/** The pages below a category, one card each; renders nothing when there are none. */
export function CategoryCards({ title, pages, figures = [] }: CategoryCardsProps) {
  const units = useUnits();
  const texts = new Map(readFragment(ProductFiguresFragment, figures).map((page) => [page.id, productText(page)]));
  const items = readFragment(CategoryCardFragment, pages).map((page, index) => ({
    key: page.id,
    card: <CategoryCard page={page} text={texts.get(page.id)} isFirst={index === 0} units={units} />,
  }));
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      {[...texts.values()].some((text) => keyFigures(text).some(({ typed }) => hasSystems(typed))) && <UnitChooser />}
      <CardGrid items={items} />
    </Section>
  );
}
