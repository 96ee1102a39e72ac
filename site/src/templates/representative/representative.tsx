import { ContactCard } from '../../blocks/contact-card/contact-card.tsx';
import { EntryBanner } from '../../blocks/entry-banner/entry-banner.tsx';
import { RepresentativeMap } from '../../blocks/representative-map/representative-map.tsx';
import { plainText, titleText } from '../../content/plain-text.ts';
import { useRendering } from '../../rendering/rendering.ts';
import { listCrumbs } from '../list-trail.ts';
import type { TemplateProps } from '../template-entry.ts';
import type { RepresentativeData } from './representative.template.ts';

/** A sales representative: contact details, and the territories on a map. */
export function Representative({
  data: [{ representative }, { picture, warning }],
  seed,
}: TemplateProps<RepresentativeData>) {
  const { warnings } = useRendering().locals;
  if (warning) warnings.push(warning);
  if (!representative) return null;
  return (
    <>
      <EntryBanner
        crumbs={listCrumbs(seed.list)}
        title={plainText(representative.name) || titleText(representative.title)}
      />
      <ContactCard
        address={representative.address}
        website={representative.website}
        territories={representative.territories}
        map={picture && <RepresentativeMap picture={picture} on={representative.id} />}
      />
    </>
  );
}
