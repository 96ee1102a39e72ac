import { flatFieldResolvers } from '../fields/field-resolvers.ts';
import { revisionFields } from '../node/revision-fields.ts';

export const testimonialResolvers = {
  Testimonial: {
    ...flatFieldResolvers('Testimonial'),
    ...revisionFields,
  },
};
