import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type ProductFamily,
  type ProductFigures,
  productFamilies,
  productViews,
  type SeedProduct,
} from '../../content/product-model.ts';
import { rasterize } from '../rasterize.ts';
import { productImages } from './product-images.ts';

const maxBytes = 220 * 1024;

function figures(over: Partial<ProductFigures> = {}): ProductFigures {
  return {
    flowGpm: 450,
    flowMaxGpm: 800,
    headFt: 55,
    headMaxFt: 82,
    powerHp: 10,
    dischargeIn: 4,
    solidsIn: 3,
    speedRpm: 1750,
    weightLb: 470,
    heightIn: 38,
    ...over,
  };
}

function product(family: ProductFamily, over: Partial<SeedProduct> = {}): SeedProduct {
  return {
    code: 'XX-4055',
    family,
    slug: 'xx-4055',
    title: 'XX-4055',
    figures: figures(),
    specifications: [],
    callouts: ['Impeller', 'Shaft', 'Motor', 'Something nobody drew'],
    documents: [],
    images: productViews,
    ...over,
  };
}

/** What arithmetic gone wrong leaves in a drawing. */
const broken = /.{40}(?:NaN|Infinity|undefined)|<(?:rect|circle|ellipse)[^>]* (?:width|height|r|rx|ry)="-[^>]*/g;

/** Products at the ends of a family's range, where proportions are most likely to break a drawing. */
const small = figures({ flowGpm: 20, flowMaxGpm: 34, powerHp: 1, dischargeIn: 1.25, speedRpm: 3450, heightIn: 18 });
const large = figures({ flowGpm: 4200, flowMaxGpm: 6000, powerHp: 150, dischargeIn: 14, speedRpm: 880, heightIn: 300 });

describe.each(productFamilies)('drawings of the family %s', (family) => {
  const images = productImages(product(family));

  test('all views of a product are drawn with its parts breakout', () => {
    expect(images.map(({ key }) => key)).toEqual([...productViews, 'parts'].map((view) => `product/xx-4055/${view}`));
  });

  test.each(images.map((image) => [image.file, image] as const))(
    '%s is a PNG of its stated size within the limit of bytes',
    async (_, image) => {
      const svg = Buffer.from(image.draw());
      const drawn = await sharp(svg).metadata();
      expect([drawn.format, drawn.width, drawn.height]).toEqual(['svg', image.width, image.height]);
      const png = await rasterize(image, image.draw());
      expect(png.length).toBeLessThan(maxBytes);
      // A sheet with nothing on it but its caption compresses to less than half of this.
      expect(png.length).toBeGreaterThan(8 * 1024);
    },
  );

  test.each([
    ['smallest', small],
    ['largest', large],
  ])('the drawings of the %s product are well-formed', (_which, ends) => {
    for (const image of productImages(product(family, { figures: ends }))) {
      expect(image.draw().match(broken) ?? [], image.file).toEqual([]);
    }
  });

  test('the drawings are the same in every run', () => {
    const again = productImages(product(family));
    expect(again.filter((image, index) => image.draw() !== images[index]?.draw())).toEqual([]);
  });

  test('the drawings of two products differ in more than their figures', () => {
    const other = productImages(product(family, { code: 'XX-4056' }));
    const bodies = (drawings: typeof images): string[] =>
      drawings.map((image) => image.draw().replace(/<path d="[^"]*" fill="[^"]*"\/>/g, ''));
    const [one, two] = [bodies(images), bodies(other)];
    expect([one[0] === two[0], one[1] === two[1]]).toEqual([false, false]);
  });
});

test('the letters of a drawing are paths', () => {
  for (const image of productImages(product('slurry'))) expect(image.draw().includes('<text'), image.file).toBe(false);
});

test('a product without figures has no drawing of a curve or dimensions', () => {
  const { figures: _, ...rest } = product('grinder');
  const keys = productImages(rest).map(({ key }) => key.split('/').at(-1));
  expect(keys).toEqual(['exterior', 'section', 'installation', 'impeller', 'parts']);
});

test('a product that lists no images or callouts has no drawings', () => {
  expect(productImages(product('grinder', { images: [], callouts: [] }))).toEqual([]);
});

test('the alternative text of a drawing names its model with what it shows', () => {
  const texts = productImages(product('submersible-non-clog')).map(({ alt }) => alt);
  expect(texts[1]).toBe(
    'Cross-section of the XX-4055: motor above, oil chamber with two seals, two-vane impeller in the volute below',
  );
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toContain('XX-4055');
});
