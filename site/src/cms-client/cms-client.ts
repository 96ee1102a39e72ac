import type { TadaDocumentNode } from 'gql.tada';
import type { CmsAnswer } from './envelope.ts';

/** Asks the CMS as an anonymous visitor: no cookies, no authorisation, answers may be cached. */
export type QueryPublic = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<CmsAnswer<Result>>;
