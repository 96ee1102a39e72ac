import type { ResultOf } from '../../cms-client/graphql.ts';
import type { TestimonialFragment } from './testimonials.fragment.ts';

type Testimonial = ResultOf<typeof TestimonialFragment>;

/**
 * Testimonials that visitors may read. WordPress returns custom fields of protected content, and a
 * testimonial has nothing else: those with a password are left out.
 */
export function shownQuotes(testimonials: readonly Testimonial[]): Testimonial[] {
  return testimonials.filter(({ testimonialContent, hasPassword }) => testimonialContent && !hasPassword);
}
