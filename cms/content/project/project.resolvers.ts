import { flatFieldResolvers } from '../fields/field-resolvers.ts';

export const projectResolvers = {
  Project: {
    ...flatFieldResolvers('Project'),
    hasPassword: () => false,
    preview: () => null,
    revisions: () => null,
  },
};
