import type { Currency } from '@headwater/contract/forms/currencies.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../../cms-client/graphql.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';
import { type Cleaner, cleanHtml, labelHtml } from './cleaner.ts';
import { type ConditionalLogicParts, readConditionalLogic } from './conditional-logic.fragment.ts';
import { FieldParts } from './field.fragment.ts';

type FieldPartsRef = FragmentOf<typeof FieldParts>;

/** Settings that only some types have. */
interface Settings {
  label: string | null;
  labelPlacement: FieldBase['labelPlacement'] | 'INHERIT' | null;
  descriptionPlacement: FieldBase['descriptionPlacement'] | 'INHERIT' | null;
  description: string | null;
  cssClass: string | null;
  errorMessage: string | null;
  isRequired: boolean | null;
  conditionalLogic: FragmentOf<typeof ConditionalLogicParts> | null;
  canPrepopulate: boolean | null;
  nextButton: ButtonNode | null;
  previousButton: ButtonNode | null;
}

/** A button of a page break. */
export interface ButtonNode {
  type?: 'TEXT' | 'IMAGE' | null;
  text: string | null;
  imageUrl?: string | null;
  conditionalLogic?: FragmentOf<typeof ConditionalLogicParts> | null;
}

/** Settings of text-like inputs that are on interfaces of the schema. */
export interface TypedNode {
  placeholder?: string | null | undefined;
  size?: TypedSettings['size'] | null | undefined;
  defaultValue?: string | null | undefined;
  hasAutocomplete?: boolean | null | undefined;
}

/** The form's placement of labels and descriptions, for fields that inherit it. */
export interface Placements {
  label: 'TOP' | 'LEFT' | 'RIGHT';
  description: 'ABOVE' | 'BELOW';
  subLabel: 'ABOVE' | 'BELOW';
}

/** Input of a type's reader besides its own settings. */
export interface FieldContext {
  base: FieldBase;
  clean: Cleaner;
  /** Whether the editor allowed a query parameter to fill in the field. */
  canPrefill: boolean;
  placements: Placements;
  /** Of all prices in the form. */
  currency: Currency;
  /** Whether the CMS takes files with a lead. */
  acceptsFiles: boolean;
  /** Unparsed, for the types with a text-like input. */
  typed: TypedNode;
}

/** The settings that any field may have. */
function settingsOf(node: FieldPartsRef): Partial<Settings> & TypedNode & ResultOf<typeof FieldParts> {
  return readFragment(FieldParts, node);
}

/** A page break: its ID, its logic, and the buttons at the end of the previous page. */
export function readPageBreak(node: FieldPartsRef) {
  const { databaseId, conditionalLogic, nextButton, previousButton } = settingsOf(node);
  return { id: databaseId, conditionalLogic: readConditionalLogic(conditionalLogic), nextButton, previousButton };
}

/** Whether the field is for staff only. */
export function isAdministrative(node: FieldPartsRef): boolean {
  return settingsOf(node).visibility === 'ADMINISTRATIVE';
}

/** Settings of the form that its fields depend on. */
export interface FieldSurroundings {
  clean: Cleaner;
  placements: Placements;
  currency: Currency;
  /** Whether the CMS takes files with a lead. */
  acceptsFiles: boolean;
  pageNumber: number;
}

export function readFieldContext(
  node: FieldPartsRef,
  { clean, placements, currency, acceptsFiles, pageNumber }: FieldSurroundings,
): FieldContext {
  const parts = settingsOf(node);
  const richLabel = labelHtml(clean, parts.label);
  const base: FieldBase = {
    id: parts.databaseId,
    conditionalLogic: readConditionalLogic(parts.conditionalLogic),
    label: clean.text(parts.label ?? ''),
    ...(richLabel && { labelHtml: richLabel }),
    labelPlacement: inherited(parts.labelPlacement, placements.label),
    description: cleanHtml(clean, parts.description),
    descriptionPlacement: inherited(parts.descriptionPlacement, placements.description),
    cssClass: parts.cssClass || null,
    errorMessage: cleanHtml(clean, parts.errorMessage),
    isRequired: parts.isRequired ?? false,
    visibility: parts.visibility === 'HIDDEN' ? 'HIDDEN' : 'VISIBLE',
    pageNumber,
    columnSpan: parts.layoutGridColumnSpan || null,
    prefill: null,
  };
  const { placeholder, size, defaultValue, hasAutocomplete } = parts;
  const typed = { placeholder, size, defaultValue, hasAutocomplete };
  return { base, clean, canPrefill: parts.canPrepopulate ?? false, placements, currency, acceptsFiles, typed };
}

/** The field's own placement, or the form's. */
export function inherited<Placement extends string>(
  own: Placement | 'INHERIT' | null | undefined,
  ofForm: NoInfer<Placement>,
): Placement {
  return !own || own === 'INHERIT' ? ofForm : own;
}
