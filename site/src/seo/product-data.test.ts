import { company } from '@headwater/brand/company.ts';
import { expect, test } from 'vitest';
import { seriesModels, specifications } from '../blocks/key-figures/key-figures.ts';
import { productData } from './product-data.ts';

const page = { url: 'http://localhost:3000/x/', image: undefined };

const maker = {
  ...{ '@type': 'Organization', '@id': 'http://localhost:3000/#organization' },
  ...{ name: 'The site', url: 'http://localhost:3000/' },
};

test('a product is made by the company under its own name without a title in the CMS', () => {
  expect(productData({ name: 'A product' }, page)).toMatchObject({
    brand: { '@type': 'Brand', name: company.name },
    manufacturer: { name: company.name },
  });
});

test('a product is described by its model code and figures', () => {
  const figures = [{ label: 'Flow', value: '220 gpm' }];
  const product = { name: 'SN-3040 Grinder', modelCode: 'SN-3040', description: 'It grinds.', figures };
  expect(productData(product, { ...page, siteName: 'The site' })).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'Product', name: 'SN-3040 Grinder' },
    ...{ url: 'http://localhost:3000/x/', description: 'It grinds.', model: 'SN-3040', mpn: 'SN-3040' },
    brand: { '@type': 'Brand', name: 'The site' },
    manufacturer: maker,
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Flow', value: '220 gpm' }],
  });
});

test('a product without figures has no additional properties', () => {
  expect(productData({ name: 'A product' }, page)).not.toHaveProperty('additionalProperty');
});

const images = ['http://localhost:3000/b.jpg', 'http://localhost:3000/a.jpg'];

test('a product has its category', () => {
  expect(productData({ name: 'Pump', category: 'Grinder' }, page)).toMatchObject({ category: 'Grinder' });
});

test('a product has every image once, the preview image first', () => {
  const data = productData({ name: 'Pump', images }, { ...page, image: images[1] });
  expect(data).toMatchObject({ image: [images[1], images[0]] });
});

const table = (rows: string) =>
  `<table>${rows
    .split('\n')
    .map(
      (row) =>
        `<tr>${row
          .split('|')
          .map((cell) => `<td>${cell.trim()}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;

const figures = table(`Flow | 450 gpm | 28.4 l/s
Liquid temperature | up to 104 °F
Suction lift | 10 to 20 ft
Full-load current | 14 A at 460 V
Stages | 3
Discharge | 4 in
Impeller | bronze, cast iron
Head | ask us`);

test.each([
  [
    undefined,
    [
      { name: 'Flow', value: 450, unitCode: 'G2', unitText: 'gpm' },
      { name: 'Liquid temperature', maxValue: 104, unitCode: 'FAH', unitText: '°F' },
      { name: 'Suction lift', minValue: 10, maxValue: 20, unitCode: 'FOT', unitText: 'ft' },
    ],
  ],
  [
    'si' as const,
    [
      { name: 'Flow', value: 28.4, unitCode: 'G51', unitText: 'l/s' },
      { name: 'Liquid temperature', maxValue: 40, unitCode: 'CEL', unitText: '°C' },
      { name: 'Suction lift', minValue: 3, maxValue: 6.1, unitCode: 'MTR', unitText: 'm' },
    ],
  ],
  [
    'european' as const,
    [
      { name: 'Flow', value: 102, unitCode: 'MQH', unitText: 'm³/h' },
      { name: 'Liquid temperature', maxValue: 40, unitCode: 'CEL', unitText: '°C' },
      { name: 'Suction lift', minValue: 3, maxValue: 6.1, unitCode: 'MTR', unitText: 'm' },
    ],
  ],
])(
  'figures in %s units are numbers with the codes of their units, and words where they are none',
  (units, measured) => {
    const { additionalProperty } = productData({ name: 'A', figures: specifications(figures, units) }, page);
    expect(additionalProperty).toEqual(
      [
        ...measured,
        { name: 'Full-load current', value: 14, unitCode: 'AMP', unitText: 'A', description: 'at 460 V' },
        { name: 'Stages', value: 3 },
        { name: 'Discharge', value: units ? 'DN 100' : '4 in' },
        { name: 'Impeller', value: 'bronze, cast iron' },
        { name: 'Head', value: 'ask us' },
      ].map((properties) => ({ '@type': 'PropertyValue', ...properties })),
    );
  },
);

test('a series is a group of products, each at its row of the table', () => {
  const series = '<table><tr><th>Model</th><th>Flow (gpm)</th></tr><tr><td>SN 4055/2</td><td>450</td></tr></table>';
  const data = productData({ name: 'SN pumps', models: seriesModels(series, 'si') }, page);
  expect(data).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'ProductGroup', name: 'SN pumps', productGroupID: 'SN pumps' },
    hasVariant: [
      {
        ...{ '@type': 'Product', name: 'SN 4055/2 SN pumps', model: 'SN 4055/2', mpn: 'SN 4055/2' },
        url: 'http://localhost:3000/x/#sn40552',
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Flow', value: 28.4, unitCode: 'G51', unitText: 'l/s' }],
      },
    ],
  });
});
