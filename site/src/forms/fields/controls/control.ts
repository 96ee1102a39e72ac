import type { FieldProps } from './field-props.ts';

/** Attributes of an input that tie it to its label, description and messages. */
export interface ControlAttributes {
  id: string;
  required: boolean;
  disabled: boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

type Described = Pick<FieldProps, 'field' | 'formId' | 'fieldErrors' | 'loading'>;

/** Id of a field's first input: what its label names and the error summary leads to. */
export function controlId(formId: string, fieldId: number): string {
  return `${formId}-${fieldId}`;
}

export function descriptionId({ field, formId }: Described): string {
  return `${controlId(formId, field.id)}-hint`;
}

export function errorId({ field, formId }: Described): string {
  return `${controlId(formId, field.id)}-error`;
}

/** The description and the messages of a field, as an input refers to them. */
function describedBy(props: Described): string | undefined {
  const ids = [props.fieldErrors.length > 0 && errorId(props), props.field.description && descriptionId(props)].filter(
    Boolean,
  );
  return ids.join(' ') || undefined;
}

/**
 * Attributes of a field's one input.
 * @param isEnforced false where the browser cannot know whether the field is wanted at all
 */
export function controlAttributes(props: Described, isEnforced: boolean): ControlAttributes {
  return {
    id: controlId(props.formId, props.field.id),
    required: props.field.isRequired && isEnforced,
    disabled: props.loading,
    'aria-invalid': props.fieldErrors.length > 0 || undefined,
    'aria-describedby': describedBy(props),
  };
}
