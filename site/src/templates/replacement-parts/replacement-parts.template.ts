import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetReplacementParts } from './replacement-parts.query.ts';

export const replacementParts = defineTemplate({
  query: GetReplacementParts,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
