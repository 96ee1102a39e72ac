import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Quote } from './quote.tsx';
import { Quotes } from './quotes.tsx';
import { shownQuotes } from './shown-quotes.ts';
import { TestimonialFragment } from './testimonials.fragment.ts';

interface TestimonialsProps {
  testimonials: readonly FragmentOf<typeof TestimonialFragment>[];
}

/** What customers say; several quotes as slides. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const quotes = shownQuotes(readFragment(TestimonialFragment, testimonials));
  const [first] = quotes;
  if (!first) return null;
  return (
    <Section title={texts.testimonialsTitle} tone="surface">
      {quotes.length === 1 ? (
        <Quote words={first.testimonialContent} author={first.testimonialAuthor} />
      ) : (
        <Carousel
          label={texts.testimonialsLabel}
          noun={texts.testimonialNoun}
          count={quotes.length}
          {...siteConfig.testimonials}
        >
          <Quotes testimonials={quotes} />
        </Carousel>
      )}
    </Section>
  );
}
