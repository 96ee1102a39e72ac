import { assertNever } from '@headwater/contract/assert-never.ts';
import type { Product, ProductGroup, PropertyValue } from 'schema-dts';
import type { FigureValue } from '../catalogue/figures/figure-value.ts';
import { type Unit, unit, unitLabel } from '../catalogue/figures/units.ts';
import { modelAnchor } from '../catalogue/numbers.ts';
import { described, type JsonObject } from './json-ld.ts';
import { CONTEXT, companyReference, type PageFacts } from './structured-data.ts';

/** One type, without those that are more of it. */
type Only<Type, Name> = Extract<Type, { '@type': Name }>;

interface FigureFacts {
  label: string;
  /** As the page shows it. */
  value: string;
  /** What that says, where it can be read. */
  typed?: FigureValue | undefined;
}

/** A model in the table of its series. */
interface ModelFacts {
  model: string;
  figures: readonly FigureFacts[];
}

export interface ProductFacts {
  name: string;
  /** Such as `SN-3040`. */
  modelCode?: string | undefined;
  description?: string | undefined;
  /** Kind of product: the name of its parent page. */
  category?: string | undefined;
  /** Absolute URLs of all its images. */
  images?: readonly string[] | undefined;
  figures?: readonly FigureFacts[] | undefined;
  /** The models of a page about a series. */
  models?: readonly ModelFacts[] | undefined;
}

type ValueProperties = Omit<Partial<Only<PropertyValue, 'PropertyValue'>>, '@type' | 'name'>;

/** A unit by its code in UN/CEFACT Recommendation 20, and as pages write it. */
function unitProperties(name: Unit | undefined): ValueProperties {
  if (!name) return {};
  const { code } = unit(name);
  return { unitText: unitLabel(name), ...(code && { unitCode: code }) };
}

function valueProperties(text: string, typed: FigureValue | undefined): ValueProperties {
  switch (typed?.kind) {
    case 'number':
      return { value: typed.number, ...unitProperties(typed.unit), ...(typed.note && { description: typed.note }) };
    case 'range':
      return {
        ...(typed.from && { minValue: typed.from.number }),
        ...(typed.to && { maxValue: typed.to.number }),
        ...unitProperties((typed.from ?? typed.to)?.unit),
        ...(typed.note && { description: typed.note }),
      };
    case 'yesNo':
      return { value: typed.isYes, ...(typed.note && { description: typed.note }) };
    case 'nominal':
    case 'list':
    case 'text':
    case undefined:
      // A size such as DN 100 is a name: its pipe is 114.3 mm wide.
      return { value: text };
    default:
      return assertNever(typed, 'value of a figure');
  }
}

/** A figure as a number with the code of its unit, or in words where it is none. */
function propertyValue({ label, value, typed }: FigureFacts): Only<PropertyValue, 'PropertyValue'> {
  return { '@type': 'PropertyValue', name: label, ...valueProperties(value, typed) };
}

function modelData({ model, figures }: ModelFacts, { name }: ProductFacts, { url }: PageFacts) {
  return described<Only<Product, 'Product'>>({
    '@type': 'Product',
    name: `${model} ${name}`,
    url: url && `${url}#${encodeURIComponent(modelAnchor(model))}`,
    model,
    mpn: model,
    additionalProperty: figures.map(propertyValue),
  });
}

/**
 * A product, or the group of the models of a series. Search engines want offers, reviews or ratings of a product; the page
 * has none, so none are stated.
 */
export function productData(product: ProductFacts, page: PageFacts): JsonObject {
  const { models = [], figures = [], modelCode } = product;
  const maker = companyReference(page.siteName);
  const facts = {
    name: product.name,
    url: page.url,
    image: [...new Set([...(page.image ? [page.image] : []), ...(product.images ?? [])])],
    description: product.description,
    category: product.category,
    model: modelCode,
    mpn: modelCode,
    brand: { '@type': 'Brand', name: maker.name },
    manufacturer: maker,
    additionalProperty: figures.map(propertyValue),
  } as const;
  const data =
    models.length === 0
      ? described<Only<Product, 'Product'>>({ '@type': 'Product', ...facts })
      : described<Only<ProductGroup, 'ProductGroup'>>({
          '@type': 'ProductGroup',
          ...facts,
          productGroupID: modelCode ?? product.name,
          hasVariant: models.map((model) => modelData(model, product, page)),
        });
  // What schema.org's types describe is JSON.
  return { '@context': CONTEXT, ...(data as object) } as JsonObject;
}
