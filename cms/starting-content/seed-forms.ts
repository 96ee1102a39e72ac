import type { Confirmation } from '@headwater/gravity-forms/definition/form.ts';
import type { FormTable } from '../forms/form-table.ts';
import type { SeedConfirmation, SeedForm } from './model.ts';
import type { SeedReferences } from './seed-references.ts';

/** Writes the forms with the IDs under which pages embed them. */
export function seedForms(forms: readonly SeedForm[], table: FormTable, references: SeedReferences): void {
  const resolved = (confirmation: SeedConfirmation): Confirmation => {
    if (confirmation.type !== 'PAGE') return confirmation;
    const { page, ...settings } = confirmation;
    return { ...settings, pageId: references.id('page', page) ?? 0 };
  };
  for (const form of forms) table.save({ ...form, confirmations: form.confirmations.map(resolved) });
}
