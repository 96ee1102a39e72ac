/** A placeholder, with the required mark when no visible label has it. */
export function placeholderOf(field: {
  placeholder: string | null;
  labelPlacement: string;
  isRequired: boolean;
}): string | undefined {
  if (!field.placeholder) return undefined;
  return field.labelPlacement === 'HIDDEN' && field.isRequired ? `${field.placeholder} *` : field.placeholder;
}
