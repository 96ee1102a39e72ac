import { PageBanner } from '../../blocks/page-banner/page-banner.tsx';
import { ReplacementParts } from '../../blocks/replacement-parts/replacement-parts.tsx';
import type { ResultOf } from '../../cms-client/graphql.ts';
import type { TemplateProps } from '../template.ts';
import type { GetReplacementParts } from './replacement-parts.query.ts';

/** How to order parts, and for which brands. */
export function ReplacementPartsPage({ data: { page } }: TemplateProps<ResultOf<typeof GetReplacementParts>>) {
  if (!page) return null;
  const { template } = page;
  const parts = template && 'replacementParts' in template ? template.replacementParts : null;
  return (
    <>
      <PageBanner page={page} />
      <ReplacementParts parts={parts} html={page.content} />
    </>
  );
}
