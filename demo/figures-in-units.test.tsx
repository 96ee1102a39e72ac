import { CategoryCard } from '@headwater/site/src/blocks/category-cards/category-card.tsx';
import { DataPlate } from '@headwater/site/src/blocks/data-plate/data-plate.tsx';
import { EditorText } from '@headwater/site/src/blocks/editor-text/editor-text.tsx';
import { energyFigures, specifications } from '@headwater/site/src/blocks/key-figures/key-figures.ts';
import { HitItem } from '@headwater/site/src/blocks/search-results/hit-item.tsx';
import { readFigure } from '@headwater/site/src/catalogue/figures/read-figure.ts';
import { unit, unitSystems } from '@headwater/site/src/catalogue/figures/units.ts';
import { readEntry } from '@headwater/site/src/catalogue/index/read-entry.ts';
import { tablesOf, vocabulary } from '@headwater/site/src/catalogue/tables/tables-of.ts';
import { htmlInPage } from '@headwater/site/src/rendering/testing/html-in-page.tsx';
import { productData } from '@headwater/site/src/seo/product-data.ts';
import { expect, test } from 'vitest';
import { catalogue } from './content/catalogue.ts';
import { plainText } from './content/plain-text.ts';
import { productContent } from './content/product-content.ts';

const products = catalogue.products.flatMap((product) => {
  const content = productContent(product, '/products/x/');
  return content ? [{ code: product.code, title: product.title, content }] : [];
});

/** Names and values of a description list; what stands behind a value in smaller type is left out. */
function listed(html: string): Map<string, string> {
  const pairs = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, plainText(value.replace(/<span.*/, ''))]));
}

/** What a reader sees of every figure, by where it is. */
function placesOf({ title, content }: (typeof products)[number], units: (typeof unitSystems)[number]) {
  const target = `/x/?units=${units}`;
  const page = { id: '1', uri: '/x/', title, hasPassword: false, template: null, featuredImage: null };
  const node = { __typename: 'Page', databaseId: 1, uri: '/x/', title, content };
  const template = { __typename: 'Template_SingleProduct', singleProduct: null };
  const figures = readEntry({ ...node, template } as never, new Set(), tablesOf)?.figures ?? [];
  const text = htmlInPage(<EditorText html={content} />, target);
  return {
    text,
    // A name may stand in a later table as well, such as a basin's material.
    table: new Map(
      tablesOf(text)
        .specifications.toReversed()
        .map((row) => [row.name, row.text]),
    ),
    plate: listed(htmlInPage(<DataPlate code={undefined} number="X" text={content} product={null} />, target)),
    card: listed(htmlInPage(<CategoryCard page={page as never} text={content} isFirst units={units} />, target)),
    search: listed(htmlInPage(<HitItem hit={{ href: '/x/', title, figures }} group="products" units={units} />)),
  };
}

test.each(unitSystems)(
  'all products say the same in %s units in tables, on plates, cards, paper and in searches',
  (units) => {
    expect(products.length).toBeGreaterThanOrEqual(36);
    for (const product of products) {
      const { text, table, plate, card, search } = placesOf(product, units);
      for (const [name, value] of [...plate, ...card, ...search])
        expect(`${product.code} ${name}: ${value.replace(/ \(.*/, '')}`).toBe(
          `${product.code} ${name}: ${table.get(name)}`,
        );
      expect([plate.size >= 5, card.size, search.size]).toEqual([true, 3, 3]);
      // A printed sheet is the page, with what the maker wrote in brackets.
      for (const { label, typed, value: written } of specifications(product.content)) {
        const shown = table.get(label);
        if (typed && shown !== written)
          expect(text).toContain(`<span title="${written.replaceAll('"', '&quot;')}">${shown}</span>`);
      }
    }
  },
);

test.each(unitSystems)(
  'structured data have the numbers of the table in %s units, with the codes of these units',
  (units) => {
    const page = { url: 'https://x.example/', image: undefined };
    let count = 0;
    for (const product of products) {
      const { table } = placesOf(product, units);
      const figures = [...specifications(product.content, units), ...energyFigures(product.content, units)];
      // What this test reads of a property.
      const data = productData({ name: product.title, figures }, page).additionalProperty as unknown as {
        name: string;
        value?: number | string;
        maxValue?: number;
        unitCode?: string;
      }[];
      expect(data).toHaveLength(figures.length);
      for (const { name, value, maxValue, unitCode } of data) {
        const figure = vocabulary.figure(name)?.figure;
        const read = figure && readFigure(String(table.get(name)), figure, vocabulary.words);
        if (read?.kind === 'number') {
          count += 1;
          expect([name, value, unitCode]).toEqual([name, read.number, read.unit && unit(read.unit).code]);
        } else if (read?.kind === 'range') expect([name, maxValue]).toEqual([name, read.to?.number]);
        else expect([name, value]).toEqual([name, table.get(name)]);
      }
    }
    expect(count).toBeGreaterThan(400);
  },
);
