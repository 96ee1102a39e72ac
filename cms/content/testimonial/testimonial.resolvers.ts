import { flatFieldResolvers } from '../fields/field-resolvers.ts';

export const testimonialResolvers = {
  Testimonial: {
    ...flatFieldResolvers('Testimonial'),
    hasPassword: () => false,
    preview: () => null,
    revisions: () => null,
  },
};
