import type { Region } from '@headwater/contract/postal-regions.ts';
import { regionsIn } from '../../map/regions-in.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/** A form whose lists of states or provinces start with the one of a representative who has only one. */
export function withRegion(form: FormDefinition, regions: readonly Region[]): FormDefinition {
  const [region, ...others] = regions;
  if (!region || others.length > 0) return form;
  const fields = form.fields.map((field) => {
    if (field.type !== 'SELECT') return field;
    const choice = field.choices.find(({ text, value }) =>
      [value, text].some((name) => regionsIn([name])[0] === region),
    );
    return choice ? { ...field, defaultValue: choice.value } : field;
  });
  return { ...form, fields };
}
