import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetReplacementParts } from './replacement-parts.query.ts';
import { ReplacementPartsPage } from './replacement-parts.tsx';

export const replacementParts = defineTemplate({
  Component: ReplacementPartsPage,
  query: GetReplacementParts,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: titledHead,
});
