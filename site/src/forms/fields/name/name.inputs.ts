import { partsInputs } from '../parts/parts.inputs.ts';
import type { FieldInputs, RecordOf } from '../shared/field-inputs.ts';
import type { NameField } from './name.definition.ts';

export const nameInputs: FieldInputs<NameField, RecordOf<'nameValues'>> = partsInputs({
  key: 'nameValues',
  partsOf: ({ nameValues }) => nameValues,
  toHeld: (nameValues) => ({ nameValues }),
});
