import { flatFieldResolvers } from '../fields/field-resolvers.ts';

export const representativeResolvers = {
  Representative: {
    ...flatFieldResolvers('Representative'),
    hasPassword: () => false,
    preview: () => null,
    revisions: () => null,
  },
};
