import { templateTypes } from '@headwater/contract/template-names.ts';
import { groupFieldResolvers, groupValues } from '../content/fields/field-resolvers.ts';
import { templateGroups } from '../content/fields/field-types.ts';
import type { ContentRecord } from '../database/records.ts';
import type { Resolve } from '../schema/context.ts';

type TemplateFields = Record<string, Resolve<ContentRecord>>;

/** The source of a template is the content that uses it: a template's groups are stored there. */
const templateName: Resolve<ContentRecord> = ({ template }) => template;

function groupsOf(type: string): TemplateFields {
  const groups = Object.entries(templateGroups).find(([name]) => name === type)?.[1] ?? {};
  return Object.fromEntries(
    Object.keys(groups).map((group): [string, Resolve<ContentRecord>] => [
      group,
      (content) => groupValues(content, group),
    ]),
  );
}

const types = Object.values(templateTypes).map((type): [string, TemplateFields] => [
  type,
  { templateName, ...groupsOf(type) },
]);

export const templateResolvers = {
  ContentTemplate: { __resolveType: ({ template }: ContentRecord) => templateTypes[template] },
  ...Object.fromEntries(types),
  ProductMainCategory: groupFieldResolvers('ProductMainCategory'),
  ProductSubCategory: groupFieldResolvers('ProductSubCategory'),
  SingleProduct: groupFieldResolvers('SingleProduct'),
  ReplacementParts: groupFieldResolvers('ReplacementParts'),
  ReplacementPartsReplacementBrands: groupFieldResolvers('ReplacementPartsReplacementBrands'),
};
