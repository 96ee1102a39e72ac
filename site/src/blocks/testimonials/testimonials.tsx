import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
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

/** What customers say; several quotes as slides. */
export function Testimonials({ testimonials }: { testimonials: readonly FragmentOf<typeof TestimonialFragment>[] }) {
  const quotes = shownQuotes(readFragment(TestimonialFragment, testimonials));
  if (quotes.length === 0) return null;
  return (
    <Section title={texts.testimonialsTitle} tone="surface">
      <Carousel label={texts.testimonialsLabel} noun={texts.testimonialNoun} {...siteConfig.testimonials}>
        {quotes.map(({ id, testimonialContent, testimonialAuthor }) => (
          <Quote key={id} words={testimonialContent} author={testimonialAuthor} />
        ))}
      </Carousel>
    </Section>
  );
}
