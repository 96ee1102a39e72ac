import { type FragmentOf, type ResultOf, readFragment } from '../../../cms-client/graphql.ts';
import type { FieldBase } from '../../model/form-definition.ts';
import { type Cleaner, cleanHtml } from './cleaner.ts';
import { type ConditionalLogicParts, readConditionalLogic } from './conditional-logic.fragment.ts';
import { FieldParts } from './field.fragment.ts';

type FieldPartsRef = FragmentOf<typeof FieldParts>;

/** What only some types have, seen from all of them. */
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
}

/** Where the form itself puts labels and descriptions, for fields that inherit it. */
export interface Placements {
  label: 'TOP' | 'LEFT' | 'RIGHT';
  description: 'ABOVE' | 'BELOW';
  subLabel: 'ABOVE' | 'BELOW';
}

/** What a reader of one type is given besides its own settings. */
export interface FieldContext {
  base: FieldBase;
  clean: Cleaner;
  /** Whether the editor allowed a query parameter to fill the field. */
  canPrefill: boolean;
  placements: Placements;
}

/** The settings that any field may have, whatever its type. */
function settingsOf(node: FieldPartsRef): Partial<Settings> & ResultOf<typeof FieldParts> {
  return readFragment(FieldParts, node);
}

/** What a page break shares with other fields: its id and its logic. */
export function readFieldParts(node: FieldPartsRef) {
  const { databaseId, conditionalLogic } = settingsOf(node);
  return { id: databaseId, conditionalLogic: readConditionalLogic(conditionalLogic) };
}

/** Whether only the staff may see the field. */
export function isAdministrative(node: FieldPartsRef): boolean {
  return settingsOf(node).visibility === 'ADMINISTRATIVE';
}

export function readFieldContext(
  node: FieldPartsRef,
  { clean, placements, pageNumber }: { clean: Cleaner; placements: Placements; pageNumber: number },
): FieldContext {
  const parts = settingsOf(node);
  const base: FieldBase = {
    ...readFieldParts(node),
    label: clean.text(parts.label ?? ''),
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
  return { base, clean, canPrefill: parts.canPrepopulate ?? false, placements };
}

/** A placement of its own, or the form's. */
export function inherited<Placement extends string>(
  own: Placement | 'INHERIT' | null | undefined,
  ofForm: NoInfer<Placement>,
): Placement {
  return !own || own === 'INHERIT' ? ofForm : own;
}
