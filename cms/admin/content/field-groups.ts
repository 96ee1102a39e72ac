import { type TemplateName, templateTypes } from '@headwater/contract/template-names.ts';
import type { ContentTypeName } from '../../content/content-types.ts';
import { pageGroups, templateGroups } from '../../content/fields/field-types.ts';
import type { FieldValues } from '../../database/records.ts';
import type { FieldSet } from '../fields/field-place.ts';

/** A group of fields: where its values are stored, and which fields it has. The empty name is flat on the content. */
export interface FieldGroup {
  group: string;
  set: FieldSet;
}

const flatSets: Partial<Record<ContentTypeName, FieldSet>> = {
  project: 'Project',
  testimonial: 'Testimonial',
  representative: 'Representative',
};

/** The one group that every page shows; the others of `Page` belong to the front page. */
const onEveryPage = 'genericPageFields';

function groupsOf(groups: Readonly<Record<string, FieldSet>>): FieldGroup[] {
  return Object.entries(groups).map(([group, set]) => ({ group, set }));
}

/** Every group that content of this type can have. */
export function allGroups(type: ContentTypeName): FieldGroup[] {
  const flat = flatSets[type];
  if (flat) return [{ group: '', set: flat }];
  if (type !== 'page') return [];
  return [...groupsOf(pageGroups), ...Object.values(templateGroups).flatMap(groupsOf)];
}

/** The groups that the form shows, in its order: the template's own first. */
export function shownGroups(type: ContentTypeName, template: TemplateName, isFrontPage: boolean): FieldGroup[] {
  if (type !== 'page') return allGroups(type);
  const own = Object.entries(templateGroups).find(([name]) => name === templateTypes[template])?.[1] ?? {};
  return [...groupsOf(own), ...groupsOf(pageGroups).filter(({ group }) => isFrontPage || group === onEveryPage)];
}

/** Name of the hidden field that says a group was in the form. */
export function shownMarker(group: string): string {
  return `_shown.${group}`;
}

/** The values of one group among those of the content. */
export function valuesOfGroup(fields: FieldValues, group: string): FieldValues {
  if (group === '') return fields;
  const values = fields[group];
  return typeof values === 'object' && values !== null ? (values as FieldValues) : {};
}
