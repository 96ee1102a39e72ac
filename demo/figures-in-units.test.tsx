import { CategoryCard } from '@headwater/site/src/blocks/category-cards/category-card.tsx';
import { DataPlate } from '@headwater/site/src/blocks/data-plate/data-plate.tsx';
import { EditorText } from '@headwater/site/src/blocks/editor-text/editor-text.tsx';
import { energyFigures, specifications } from '@headwater/site/src/blocks/key-figures/key-figures.ts';
import { HitItem } from '@headwater/site/src/blocks/search-results/hit-item.tsx';
import { readFigure } from '@headwater/site/src/catalogue/figures/read-figure.ts';
import { unit, unitSystems } from '@headwater/site/src/catalogue/figures/units.ts';
import { planImport } from '@headwater/site/src/catalogue/import/plan-import.ts';
import { readRecord } from '@headwater/site/src/catalogue/index/read-record.ts';
import { productText } from '@headwater/site/src/catalogue/tables/catalogue-tables.ts';
import { tablesOf, vocabulary } from '@headwater/site/src/catalogue/tables/tables-of.ts';
import { htmlInPage } from '@headwater/site/src/rendering/testing/html-in-page.tsx';
import { productData } from '@headwater/site/src/seo/product-data.ts';
import { expect, test } from 'vitest';
import { catalogue } from './content/catalogue.ts';
import { plainText } from './content/plain-text.ts';
import { productContent } from './content/product-content.ts';

interface Shown {
  code: string;
  title: string;
  content: string;
  /** Its field of imported tables. */
  tables: string;
  /** Its imported flow. */
  flow?: string;
}

const written: readonly Shown[] = catalogue.products.flatMap((product) => {
  const content = productContent(product, '/products/x/');
  return content ? [{ code: product.code, title: product.title, content, tables: '' }] : [];
});

/** The same products after an import of figures that their texts state otherwise, or not at all. */
function imported(): Shown[] {
  const rows = written.map(
    ({ code }, index) => `${code},${40 + index},${12 + index / 4},${1 + index / 8},${index + 300}`,
  );
  const file = `Model,Flow (m³/h),Head (m),Power (kW),Weight (kg)\n${rows.join('\n')}\n`;
  const listed = written.map(({ title }, id) => ({ id, title, path: `/p${id}/`, tables: '' }));
  const { changes, faults } = planImport(new TextEncoder().encode(file), listed, vocabulary);
  expect([faults, changes.length]).toEqual([[], written.length]);
  return written.map((product, index) => {
    const { tables = '' } = changes.find(({ id }) => id === index) ?? {};
    return { ...product, tables, flow: `${40 + index} m³/h` };
  });
}

/** An import's figures come from one rule, the written ones from people. */
const products = [...written, ...imported().filter((_, index) => index % 3 === 0)];

const templateOf = ({ tables }: Shown) => ({
  __typename: 'Template_SingleProduct',
  singleProduct: { catalogueTables: tables },
});

const textOf = (product: Shown) =>
  productText({ content: product.content, hasPassword: false, template: templateOf(product) } as never);

/** Names and values of a description list; what stands behind a value in smaller type is left out. */
function listed(html: string): Map<string, string> {
  const pairs = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, plainText(value.replace(/<span.*/, ''))]));
}

type Units = (typeof unitSystems)[number];

const seen = new Map<string, ReturnType<typeof readTable>>();

/** What a reader sees of the text, and of its figures by name; rendered once for both tests. */
function tableOf(product: Shown, units: Units) {
  const key = `${products.indexOf(product)} ${units}`;
  const found = seen.get(key) ?? readTable(product, units);
  seen.set(key, found);
  return found;
}

function readTable(product: Shown, units: Units) {
  const text = htmlInPage(<EditorText html={textOf(product)} />, `/x/?units=${units}`);
  // A name may stand in a later table as well, such as a basin's material.
  const rows = tablesOf(text).specifications.toReversed();
  return { text, table: new Map(rows.map((row) => [row.name, row.text])) };
}

/** What a reader sees of every figure elsewhere. */
function otherPlacesOf(product: Shown, units: Units) {
  const { title, content } = product;
  const target = `/x/?units=${units}`;
  const page = { id: '1', uri: '/x/', title, hasPassword: false, template: null, featuredImage: null };
  const node = { __typename: 'Page', databaseId: 1, uri: '/x/', title, content };
  const figures = readRecord({ ...node, template: templateOf(product) } as never, new Set(), tablesOf)?.figures ?? [];
  const html = textOf(product);
  return {
    plate: listed(htmlInPage(<DataPlate code={undefined} number="X" text={html} product={null} />, target)),
    card: listed(htmlInPage(<CategoryCard page={page as never} text={html} isFirst units={units} />, target)),
    search: listed(htmlInPage(<HitItem hit={{ href: '/x/', title, figures }} group="products" units={units} />)),
  };
}

test.each(unitSystems)(
  'all products say the same in %s units in tables, on plates, cards, paper and in searches',
  (units) => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    for (const product of products) {
      const { text, table } = tableOf(product, units);
      const { plate, card, search } = otherPlacesOf(product, units);
      for (const [name, value] of [...plate, ...card, ...search])
        expect(`${product.code} ${name}: ${value.replace(/ \(.*/, '')}`).toBe(
          `${product.code} ${name}: ${table.get(name)}`,
        );
      expect([plate.size >= 5, card.size, search.size]).toEqual([true, 3, 3]);
      if (product.flow && units === 'european') expect(plate.get('Flow')).toBe(product.flow);
      // The text's own table has what was imported, too.
      const flows = tablesOf(text).specifications.flatMap((row) => (row.name === 'Flow' ? [row.text] : []));
      expect(new Set(flows)).toEqual(new Set([table.get('Flow')]));
      // A printed sheet is the page, with what the maker wrote in brackets.
      for (const { label, typed, value: written } of specifications(textOf(product))) {
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
      const { table } = tableOf(product, units);
      const html = textOf(product);
      const figures = [...specifications(html, units), ...energyFigures(html, units)];
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
