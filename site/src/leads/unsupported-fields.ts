import type { FormDefinition } from '../forms/model/form-definition.ts';
import { unsupportedTypes } from '../forms/model/unsupported-types.ts';

/** A form with fields that the site does not support. */
export interface UnsupportedFields {
  formId: number;
  types: string[];
}

/** Collects forms with fields that the site does not support. */
export interface UnsupportedRegister {
  record(form: Pick<FormDefinition, 'databaseId' | 'fields' | 'uncheckedCaptcha'>): void;
  list(): UnsupportedFields[];
}

/** @param warn called once per form, and again when its unsupported types change */
export function createUnsupportedRegister(warn: (fields: UnsupportedFields) => void): UnsupportedRegister {
  const byForm = new Map<number, string[]>();
  return {
    record(form) {
      const types = unsupportedTypes(form);
      const known = byForm.get(form.databaseId) ?? [];
      if (types.length === 0) byForm.delete(form.databaseId);
      else byForm.set(form.databaseId, types);
      if (types.length > 0 && types.join() !== known.join()) warn({ formId: form.databaseId, types });
    },
    list: () => [...byForm].map(([formId, types]) => ({ formId, types })),
  };
}
