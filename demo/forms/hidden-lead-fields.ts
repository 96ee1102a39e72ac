import type { FormField } from '@headwater/gravity-forms/fields/field-kinds.ts';

/** What the site fills in by label: the advertisement that brought the visitor, and two readings of the region. */
export function hiddenLeadFields(firstId: number): readonly FormField[] {
  return ['gclid', 'Domestic', 'Country'].map((label, index) => ({
    type: 'TEXT',
    id: firstId + index,
    label,
    visibility: 'HIDDEN',
  }));
}

export const regionChoices = [{ text: 'USA' }, { text: 'Canada' }, { text: 'Other' }] as const;

/** Sender of every mail that the site causes. */
export const sender = { from: 'website@aldercreek.example.com', fromName: 'Alder Creek website' } as const;
