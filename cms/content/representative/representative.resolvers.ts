import { flatFieldResolvers } from '../fields/field-resolvers.ts';
import { revisionFields } from '../node/revision-fields.ts';

export const representativeResolvers = {
  Representative: {
    ...flatFieldResolvers('Representative'),
    ...revisionFields,
  },
};
