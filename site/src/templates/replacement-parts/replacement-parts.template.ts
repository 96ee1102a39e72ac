import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import ReplacementParts from './replacement-parts.astro';
import { GetReplacementParts } from './replacement-parts.query.ts';

export const replacementParts = defineTemplate({
  Component: ReplacementParts,
  query: GetReplacementParts,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
