import * as texts from '@headwater/brand/texts.ts';
import type { UnitSystem } from '../../catalogue/figures/units.ts';
import { type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { drawingSizes } from '../../content/image-sizes.ts';
import { FeaturedImageParts, MediaItemParts } from '../../content/media-item.fragment.ts';
import { plainText, titleText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { TeaserParts } from '../../content/teaser.fragment.ts';
import { firstTeaser, type TeaserSources, teaserSources } from '../../content/teaser.ts';
import { Card } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { energyFigures, keyFigures, splitModelCode } from '../key-figures/key-figures.ts';
import { KeyFigures } from '../key-figures/key-figures.tsx';
import { AddToRequest } from '../request-list/add-to-request.tsx';
import type { CategoryCardFragment } from './category-cards.fragment.ts';

/** The teaser of a card, or a text that says it is missing. */
export function teaser(sources: TeaserSources): string {
  return firstTeaser(sources) ?? texts.missingTeaser;
}

type CardPage = ResultOf<typeof CategoryCardFragment>;

interface CategoryCardProps {
  page: CardPage;
  /** HTML whose first table contains the key figures. */
  text: string | null | undefined;
  isFirst: boolean;
  units?: UnitSystem | undefined;
}

function isProduct(page: CardPage): boolean {
  const { template } = readFragment(TeaserParts, page);
  return Boolean(template && 'singleProduct' in template);
}

/** The drawing in its own size, or 600 by 340 if the media library does not know it. */
function CardImage({ page, isFirst }: { page: CardPage; isFirst: boolean }) {
  const image = readFragment(FeaturedImageParts, page).featuredImage?.node;
  const size = readFragment(MediaItemParts, image)?.mediaDetails;
  return (
    <CmsImage
      image={image}
      sizes={drawingSizes}
      alt=""
      priority={isFirst ? 'first' : undefined}
      {...(!(size?.width && size.height) && siteConfig.cardImage)}
    />
  );
}

/** A sub-category or product: drawing, model code, name, teaser and key figures. */
export function CategoryCard({ page, text, isFirst, units }: CategoryCardProps) {
  const title = titleText(page.title);
  const { code, name } = splitModelCode(title);
  // WordPress returns custom fields of password-protected pages, too.
  const words = page.hasPassword ? undefined : teaser(teaserSources(page));
  const href = safeHref(page.uri);
  return (
    <Card
      href={href}
      code={code}
      title={name}
      headingLevel={3}
      text={words && plainText(words)}
      image={<CardImage page={page} isFirst={isFirst} />}
      imageKind="drawing"
      icon={href && <Icon name="arrow" />}
    >
      <KeyFigures figures={keyFigures(text, units)} energy={energyFigures(text, units)} />
      {isProduct(page) && <AddToRequest number={code ?? title} />}
    </Card>
  );
}
