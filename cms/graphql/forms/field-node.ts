import { type Form, pageNumbers } from '@headwater/gravity-forms/definition/form.ts';
import type { FormField } from '@headwater/gravity-forms/fields/field-kinds.ts';
import { graphqlTypeOf, kindOf } from '@headwater/gravity-forms/fields/field-kinds.ts';

/** A field in the contract's types: the editor's settings merged into a new field's. */
export interface FieldNode {
  graphqlType: string;
  formId: number;
  databaseId: number;
}

/** Default values for every type of the contract that has the setting. */
const untouched = {
  visibility: 'VISIBLE',
  isRequired: false,
  labelPlacement: 'INHERIT',
  descriptionPlacement: 'INHERIT',
  subLabelPlacement: 'INHERIT',
  size: 'MEDIUM',
  canPrepopulate: false,
  hasEnhancedUI: false,
  hasEmailConfirmation: false,
  hasInputMask: false,
  isPasswordInput: false,
  hasRichTextEditor: false,
  hasSelectAll: false,
  hasOtherChoice: false,
  canAcceptMultipleFiles: false,
  shouldCopyValuesOption: false,
} as const;

/** The fields of a form, in its order. */
export function fieldNodes(form: Form): FieldNode[] {
  const pages = pageNumbers(form);
  const nodes = form.fields.map((field) => fieldNode(form.id, field, pages.get(field.id) ?? 1));
  return nodes.map((node) => ({ ...node, connectedProductField: productOf(node, nodes) }));
}

/** The product that an option or a quantity belongs to. */
function productOf(node: FieldNode, nodes: readonly FieldNode[]): FieldNode | null {
  if (!('productField' in node)) return null;
  return nodes.find(({ databaseId }) => databaseId === node.productField) ?? null;
}

function fieldNode(formId: number, field: FormField, pageNumber: number): FieldNode {
  const { id, type, ...settings } = field;
  const { valueKey, details } = kindOf(field);
  const node = {
    ...untouched,
    type,
    inputType: type,
    pageNumber,
    displayOnly: valueKey === null,
    shouldAllowDuplicates: !('noDuplicates' in field && field.noDuplicates),
    hasAutocomplete: 'autocompleteAttribute' in field,
    ...settings,
    ...details?.(field),
    graphqlType: graphqlTypeOf(field),
    formId,
    databaseId: id,
  };
  return node;
}
