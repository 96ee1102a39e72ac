import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paper, paperFile } from '../../documents/testing/papers.ts';
import { PaperList } from './paper-list.tsx';

test('a list says of each document its kind, languages, type, pages and size', () => {
  const files = [
    paperFile({ revision: 'b', language: 'en', pages: 12, bytes: 1_500_000 }),
    paperFile({ revision: 'b', language: 'de', pages: 1 }),
  ];
  const html = renderToStaticMarkup(<PaperList papers={[paper({ slug: 'm', files })]} />);
  expect(html).toContain('Manual · English · German · PDF, 12 pages, 1.5 MB');
});
