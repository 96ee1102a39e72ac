import type { FieldProps } from './field-props.ts';

/** Attributes of an input that associate it with its label, description and messages. */
export interface ControlAttributes {
  id: string;
  required: boolean;
  disabled: boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

type Described = Pick<FieldProps, 'field' | 'formId' | 'fieldErrors' | 'loading'>;

/** ID of a field's first input, to which its label refers and the error summary links. */
export function controlId(formId: string, fieldId: number): string {
  return `${formId}-${fieldId}`;
}

export function descriptionId({ field, formId }: Described): string {
  return `${controlId(formId, field.id)}-hint`;
}

export function errorId({ field, formId }: Described): string {
  return `${controlId(formId, field.id)}-error`;
}

/** `aria-describedby` of an input: the field's description and messages. */
function describedBy(props: Described): string | undefined {
  const ids = [props.fieldErrors.length > 0 && errorId(props), props.field.description && descriptionId(props)].filter(
    Boolean,
  );
  return ids.join(' ') || undefined;
}

/**
 * Attributes of the input of a field with one input.
 * @param isEnforced false when the browser cannot know whether rules show the field
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
