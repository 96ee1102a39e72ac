import type { ResultOf } from '../../cms-client/graphql.ts';
import type { TestimonialFragment } from './testimonials.fragment.ts';

type Testimonial = ResultOf<typeof TestimonialFragment>;

/**
 * Testimonials that visitors may read. WordPress answers custom fields whether or not there is a password, and a
 * testimonial has nothing else: one with a password is left out.
 */
export function shownQuotes(testimonials: readonly Testimonial[]): Testimonial[] {
  return testimonials.filter(({ testimonialContent, hasPassword }) => testimonialContent && !hasPassword);
}
