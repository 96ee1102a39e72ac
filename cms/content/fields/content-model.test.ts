import { expect, test } from 'vitest';
import type { SeedPage } from '../../starting-content/model.ts';
import { startSmallCms } from '../../testing/small-cms.ts';
import { smallContent } from '../../testing/small-content.ts';

const typed = 'Nord & Süd "5" <em>pumps</em>\n\nsecond';
const product: SeedPage = {
  slug: 'nord',
  path: '/nord/',
  title: 'Nord',
  template: 'Single Product',
  groups: { singleProduct: { teaserDescription: typed, description: typed, videoId: typed, features: '' } },
};

async function readFields(): Promise<Record<string, unknown>> {
  const content = { ...smallContent, pages: [...smallContent.pages, product] };
  const cms = await startSmallCms({ startingContent: content });
  const query = `{ nodeByUri(uri: "${product.path}") { ... on Page { template { ... on Template_SingleProduct {
    singleProduct { teaserDescription description videoId features markets } } } } } }`;
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  return (await response.json()).data.nodeByUri.template.singleProduct;
}

test('text and text areas are returned as typed', async () => {
  expect(await readFields()).toMatchObject({ teaserDescription: typed, videoId: typed });
});

test('rich text is returned as HTML', async () => {
  const { description } = await readFields();
  expect(description).toBe('<p>Nord & Süd "5" <em>pumps</em></p>\n<p>second</p>\n');
});

test('an empty field is returned as null', async () => {
  expect(await readFields()).toMatchObject({ features: null, markets: null });
});
