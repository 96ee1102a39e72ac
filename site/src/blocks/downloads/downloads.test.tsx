import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paper, paperFile } from '../../documents/testing/papers.ts';
import { RenderingContext } from '../../rendering/rendering.ts';
import { Downloads, fileLabel } from './downloads.tsx';

/** The links of a product at `/p/` whose own field has one file. */
function linksOf(papers: ReturnType<typeof paper>[]) {
  const tags = new Set<string>();
  // What the block looks at; the rest of a rendering is of no use to it.
  const rendering = {
    url: new URL('http://site.invalid/p/'),
    locals: { tags, papers: { ofProduct: (path: string) => (path === '/p/' ? papers : []) } },
  } as never;
  const product = {
    brochure: { node: { mediaItemUrl: '/wp-content/uploads/b.pdf' } },
    dataSheet: null,
    manual: null,
  } as never;
  const html = renderToStaticMarkup(
    <RenderingContext value={rendering}>
      <Downloads product={product} />
    </RenderingContext>,
  );
  const [shown = '', folded = ''] = html.split('<details');
  const hrefs = (part: string) => [...part.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const [summary = ''] = folded.split('</summary>');
  return { shown: hrefs(shown), folded: hrefs(folded), isMarked: /<svg/.test(summary), tags: [...tags] };
}

test('a product shows its papers in the language of the site, and folds the others behind a mark', () => {
  const files = [paperFile({ revision: 'b', language: 'en' }), paperFile({ revision: 'b', language: 'de' })];
  expect(linksOf([paper({ slug: 'm', files })])).toEqual({
    shown: ['/documents/m.pdf'],
    folded: ['/documents/m.pdf?lang=de', '/documents/m/'],
    isMarked: true,
    tags: ['documents'],
  });
});

test('earlier editions are folded, without those whose file is gone', () => {
  const files = ['c', 'b', 'a'].map((revision) =>
    paperFile({ revision, language: 'en', ...(revision === 'b' && { upload: '', extension: '' }) }),
  );
  expect(linksOf([paper({ slug: 'm', files })])).toMatchObject({
    shown: ['/documents/m.pdf'],
    folded: ['/documents/m/a.en.pdf', '/documents/m/'],
  });
});

test('without a list of papers, the files that hang on the product are linked', () => {
  expect(linksOf([])).toEqual({ shown: ['/media/b.pdf'], folded: [], isMarked: false, tags: [] });
});

test.each([
  ['application/pdf', 1_240_000, 'PDF, 1.2 MB'],
  ['application/pdf', 48_300, 'PDF, 48 KB'],
  ['application/pdf', 200, 'PDF, 1 KB'],
  ['application/pdf', null, 'PDF'],
  ['application/pdf', 0, 'PDF'],
  ['text/csv', 2000, 'CSV, 2 KB'],
  [null, 2000, '2 KB'],
  [undefined, undefined, ''],
])('a file of type %j with %j bytes is labeled %j', (mimeType, bytes, label) => {
  expect(fileLabel(mimeType, bytes)).toBe(label);
});
