import { type ContentTypeName, contentTypes } from '@headwater/content-model/content-types.ts';
import type { Fields, Groups } from '@headwater/content-model/fields.ts';
import { groupsOfTemplate, type TemplateName, templatesOf } from '@headwater/content-model/templates.ts';
import { groupValues } from '../../content/fields/group-values.ts';
import type { FieldValues } from '../../database/records.ts';

/** A group of fields: where its values are stored, and its fields. The empty name means directly on the content. */
export interface FieldGroup {
  group: string;
  fields: Fields;
}

function listed(groups: Groups): FieldGroup[] {
  return Object.entries(groups).map(([group, fields]) => ({ group, fields }));
}

function flatFields(type: ContentTypeName): FieldGroup[] {
  const { fields } = contentTypes[type];
  return Object.keys(fields).length > 0 ? [{ group: '', fields }] : [];
}

/** Every group that content of this type can have. */
export function allGroups(type: ContentTypeName): FieldGroup[] {
  const { groups, frontPageGroups } = contentTypes[type];
  const ofTemplates = templatesOf(type).flatMap((template) => listed(groupsOfTemplate(template)));
  return [...flatFields(type), ...listed(groups), ...listed(frontPageGroups), ...ofTemplates];
}

/** The groups in the form, in order: the template's own first. */
export function shownGroups(type: ContentTypeName, template: TemplateName, isFrontPage: boolean): FieldGroup[] {
  const { groups, frontPageGroups } = contentTypes[type];
  const onFrontPage = isFrontPage ? listed(frontPageGroups) : [];
  return [...listed(groupsOfTemplate(template)), ...flatFields(type), ...listed(groups), ...onFrontPage];
}

/** Name of the hidden field that marks a group as present in the form. */
export function shownMarker(group: string): string {
  return `_shown.${group}`;
}

/** The values of one group from those of the content. */
export function valuesOfGroup(fields: FieldValues, group: string): FieldValues {
  return group === '' ? fields : groupValues(fields, group);
}
