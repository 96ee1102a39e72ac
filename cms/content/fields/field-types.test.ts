import { isObjectType } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { executableSchema } from '../../schema/executable-schema.ts';
import type { SeedPage } from '../../seed/model.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { startSmallCms } from '../../testing/small-cms.ts';
import { fieldTypes, pageGroups, templateGroups } from './field-types.ts';

const schema = executableSchema();

function fieldsOf(type: string): string[] {
  const found = schema.getType(type);
  return isObjectType(found) ? Object.keys(found.getFields()).sort() : [];
}

/** Types whose own fields sit among those of every content node. */
const flat = ['Project', 'Testimonial', 'Representative'];

test.each(Object.entries(fieldTypes))('the fields of %s are those of the contract', (type, fields) => {
  const own = Object.keys(fields).sort();
  if (flat.includes(type)) expect(fieldsOf(type)).toEqual(expect.arrayContaining(own));
  else expect(fieldsOf(type)).toEqual(own);
});

test('each group is on the type that the contract puts it on', () => {
  expect(fieldsOf('Page')).toEqual(expect.arrayContaining(Object.keys(pageGroups)));
  for (const [template, groups] of Object.entries(templateGroups)) {
    expect(fieldsOf(template)).toEqual([...Object.keys(groups), 'templateName'].sort());
  }
});

const typed = 'Nord & Süd "5" <em>pumps</em>\n\nsecond';
const product: SeedPage = {
  slug: 'nord',
  path: '/nord/',
  title: 'Nord',
  template: 'Single Product',
  groups: { singleProduct: { teaserDescription: typed, description: typed, videoId: typed, features: '' } },
};

async function answeredFields(): Promise<Record<string, unknown>> {
  const catalogue = { ...smallCatalogue, pages: [...smallCatalogue.pages, product] };
  const cms = await startSmallCms({ catalogue });
  onTestFinished(cms.remove);
  const query = `{ nodeByUri(uri: "${product.path}") { ... on Page { template { ... on Template_SingleProduct {
    singleProduct { teaserDescription description videoId features markets } } } } } }`;
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  return (await response.json()).data.nodeByUri.template.singleProduct;
}

test('text and text areas are answered as typed, rich text as HTML, and an empty field as null', async () => {
  expect(await answeredFields()).toEqual({
    teaserDescription: typed,
    videoId: typed,
    description: '<p>Nord & Süd "5" <em>pumps</em></p>\n<p>second</p>\n',
    features: null,
    markets: null,
  });
});
