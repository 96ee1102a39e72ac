import type { ResultOf } from '../../cms-client/graphql.ts';
import { Slides } from '../../ui/carousel/slides.tsx';
import { Quote } from './quote.tsx';
import type { TestimonialFragment } from './testimonials.fragment.ts';

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
