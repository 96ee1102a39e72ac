import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TestimonialFragment } from './testimonials.fragment.ts';
import styles from './testimonials.module.css';

interface TestimonialsProps {
  testimonials: readonly FragmentOf<typeof TestimonialFragment>[];
}

/** What customers said, the first one largest. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const quotes = readFragment(TestimonialFragment, testimonials).filter((quote) => quote.testimonialContent);
  if (quotes.length === 0) return null;
  return (
    <Section title="From the field" tone="surface">
      <ul className={styles.quotes}>
        {quotes.map(({ id, testimonialContent, testimonialAuthor }) => (
          <li key={id} className={styles.item}>
            <figure className={styles.quote}>
              <blockquote>
                <RichText html={testimonialContent} className={styles.words} />
              </blockquote>
              {testimonialAuthor && <figcaption className={styles.author}>{plainText(testimonialAuthor)}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
