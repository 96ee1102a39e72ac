import { graphql } from '../../cms-client/graphql.ts';

export const TestimonialFragment = graphql(`
  fragment TestimonialFragment on Testimonial {
    id
    hasPassword
    testimonialContent
    testimonialAuthor
  }
`);
