import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Slides } from '../../ui/carousel/slides.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TestimonialFragment } from './testimonials.fragment.ts';
import styles from './testimonials.module.css';

type Testimonial = ResultOf<typeof TestimonialFragment>;

/**
 * Testimonials that visitors may read. WordPress returns custom fields of protected content, and a
 * testimonial has nothing else: those with a password are left out.
 */
export function shownQuotes(testimonials: readonly Testimonial[]): Testimonial[] {
  return testimonials.filter(({ testimonialContent, hasPassword }) => testimonialContent && !hasPassword);
}

interface QuoteProps {
  /** HTML from the CMS. */
  words: string | null | undefined;
  author: string | null | undefined;
}

/** A customer's quote and name. */
export function Quote({ words, author }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <RichText html={words} className={styles.words} />
      </blockquote>
      {author && <figcaption className={styles.author}>{plainText(author)}</figcaption>}
    </figure>
  );
}

/** Every quote as a slide. */
export function Quotes({ testimonials }: { testimonials: readonly ResultOf<typeof TestimonialFragment>[] }) {
  return (
    <Slides>
      {testimonials.map(({ id, testimonialContent, testimonialAuthor }) => (
        <Quote key={id} words={testimonialContent} author={testimonialAuthor} />
      ))}
    </Slides>
  );
}

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
