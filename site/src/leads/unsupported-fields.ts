import type { FormDefinition } from '../forms/model/form-definition.ts';
import { unsupportedTypes } from '../forms/model/unsupported-types.ts';

/** A form with fields that the site cannot show. */
export interface UnsupportedFields {
  formId: number;
  types: string[];
}

/** Which forms have fields that the site cannot show. */
export interface UnsupportedRegister {
  note(form: Pick<FormDefinition, 'databaseId' | 'fields' | 'uncheckedCaptcha'>): void;
  list(): UnsupportedFields[];
}

/** @param warn told of each form once, and again when its unsupported types change */
export function createUnsupportedRegister(warn: (fields: UnsupportedFields) => void): UnsupportedRegister {
  const byForm = new Map<number, string[]>();
  return {
    note(form) {
      const types = unsupportedTypes(form);
      const known = byForm.get(form.databaseId) ?? [];
      if (types.length === 0) byForm.delete(form.databaseId);
      else byForm.set(form.databaseId, types);
      if (types.length > 0 && types.join() !== known.join()) warn({ formId: form.databaseId, types });
    },
    list: () => [...byForm].map(([formId, types]) => ({ formId, types })),
  };
}
