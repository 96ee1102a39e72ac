import * as texts from '@headwater/brand/texts.ts';
import { ContactCard } from '../../blocks/contact-card/contact-card.tsx';
import { FormEmbed } from '../../blocks/form-embed/form-embed.tsx';
import { NodeBanner } from '../../blocks/node-banner/node-banner.tsx';
import { RepresentativeMap } from '../../blocks/representative-map/representative-map.tsx';
import { plainText, titleText } from '../../content/plain-text.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { splitAtForms } from '../../content/split-at-forms.ts';
import { textLines } from '../../content/text-lines.ts';
import { regionsIn } from '../../map/regions-in.ts';
import { useRendering } from '../../rendering/rendering.ts';
import { Section } from '../../ui/section/section.tsx';
import { listCrumbs } from '../list-trail.ts';
import type { TemplateProps } from '../template.ts';
import type { RepresentativeData } from './representative.template.ts';

/** A sales representative: contact details, the territories on a map, and the form of the contact page. */
export function Representative({
  data: [{ representative }, { picture, warning }, contactForm],
  seed,
}: TemplateProps<RepresentativeData>) {
  const { warnings } = useRendering().locals;
  if (warning) warnings.push(warning);
  if (!representative) return null;
  const name = plainText(representative.name) || titleText(representative.title);
  return (
    <>
      <NodeBanner crumbs={listCrumbs(seed.list)} title={name} />
      <ContactCard
        address={representative.address}
        website={representative.website}
        territories={representative.territories}
        map={picture && <RepresentativeMap picture={picture} on={representative.id} />}
      />
      {splitAtForms(sanitizeHtml(contactForm)).map(
        (part) =>
          part.kind === 'form' && (
            <Section key={part.formId} title={texts.writeToRepresentative}>
              <p>{texts.reachesRepresentative(name)}</p>
              <FormEmbed {...part} regions={regionsIn(textLines(representative.territories))} />
            </Section>
          ),
      )}
    </>
  );
}
