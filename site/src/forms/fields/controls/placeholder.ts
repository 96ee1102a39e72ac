/** A placeholder, with the mark of a required field where no label shows it. */
export function placeholderOf(field: {
  placeholder: string | null;
  labelPlacement: string;
  isRequired: boolean;
}): string | undefined {
  if (!field.placeholder) return undefined;
  return field.labelPlacement === 'HIDDEN' && field.isRequired ? `${field.placeholder} *` : field.placeholder;
}
