import * as texts from '@headwater/brand/texts.ts';
import { textLength } from '@headwater/gravity-forms/rules/fields/text.ts';
import { formsConfig } from '../config/forms.config.ts';
import type { FieldType } from '../forms/fields/form-field.ts';
import type { FieldError } from '../forms/fields/shared/field-error.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { mostCharacters } from '../forms/fields/shared/text-length.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { visibility } from '../forms/model/visibility.ts';

/** Every string within a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** WordPress's database truncates a text at a zero byte. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** Errors for fields whose text the CMS could not store unchanged. */
export function unstorableTexts(values: readonly FieldValue[]): FieldError[] {
  return values
    .filter((value) => !textsOf(value).every(isStorable))
    .map(({ id }) => ({ id, message: texts.unstorableText }));
}

/** These have a limit of their own, or get their text from the editor or a program. */
const unlimited: readonly FieldType[] = ['TEXT', 'TEXTAREA', 'HIDDEN', 'CAPTCHA'];

function isOverlong(text: string): boolean {
  return text.length > formsConfig.longestText && [...text].length > formsConfig.longestText;
}

/**
 * Errors for fields with a text longer than the site's limit: a cell of a list, a part of a name or an address, a
 * choice that the visitor entered. Only the server checks, because people don't type that much; texts are never cut.
 */
export function overlongTexts(form: FormDefinition, values: readonly FieldValue[]): FieldError[] {
  const { isVisible } = visibility(form, values);
  const fields = form.fields.filter(({ id, type }) => !unlimited.includes(type) && isVisible(id));
  const limited = new Set(fields.map(({ id }) => id));
  return values
    .filter((value) => limited.has(value.id) && textsOf(value).some(isOverlong))
    .map(({ id }) => ({ id, message: texts.fieldMessages.maxLength }));
}

/** Errors for all fields that are shown with a text longer than may be sent: a form is saved for nothing else. */
export function unsavableTexts(form: FormDefinition, values: readonly FieldValue[]): FieldError[] {
  const { isVisible } = visibility(form, values);
  const ofLimitedTexts = values.flatMap((value): FieldError[] => {
    const field = form.fields.find(({ id }) => id === value.id);
    if (!field || !('value' in value) || !isVisible(field.id)) return [];
    const isLimited = field.type === 'TEXT' || field.type === 'TEXTAREA';
    if (!isLimited || textLength(field, value.value) <= mostCharacters(field)) return [];
    return [{ id: field.id, message: texts.fieldMessages.maxLength }];
  });
  return [...ofLimitedTexts, ...overlongTexts(form, values)];
}
