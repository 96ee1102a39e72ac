import * as texts from '@headwater/brand/texts.ts';
import { PageBanner } from '../../blocks/page-banner/page-banner.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import { RepresentativeDirectory } from '../../blocks/representative-map/representative-directory.tsx';
import { titleText } from '../../content/plain-text.ts';
import { useRendering } from '../../rendering/rendering.ts';
import { Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { TemplateProps } from '../template.ts';
import { hasAnchor, representativesAnchor } from './contact-page.ts';
import type { PageData } from './page.template.ts';
import { pageVariant } from './page-variant.ts';

/** A page of editors' text; the contact page also lists the representatives. */
export function Page({ data: [{ page }, representatives] }: TemplateProps<PageData>) {
  useRendering().locals.warnings.push(...(representatives?.warnings ?? []));
  if (!page) return null;
  const { banner, separators, isSheet } = pageVariant(page.template?.templateName);
  const hasHeading = /<h1[\s>]/i.test(page.content ?? '');
  return (
    <>
      {banner !== 'none' && <PageBanner page={page} variant={banner} />}
      {banner === 'none' && !hasHeading && (
        <h1>
          <VisuallyHidden>{titleText(page.title)}</VisuallyHidden>
        </h1>
      )}
      <PageBody html={page.content} plain={!separators} sheet={isSheet} />
      {representatives && (
        <Section
          title={texts.findRepresentativeTitle}
          id={hasAnchor(page.content) ? undefined : representativesAnchor}
          layout={representatives.picture ? 'stack' : 'rail'}
        >
          <RepresentativeDirectory list={representatives.list} picture={representatives.picture} />
        </Section>
      )}
    </>
  );
}
