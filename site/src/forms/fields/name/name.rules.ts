import { partsRules } from '../parts/parts.rules.ts';
import type { FieldRules, RecordOf } from '../shared/field-rules.ts';
import { isNeededNamePart } from '../shared/name-parts.ts';
import type { NameField } from './name.definition.ts';

export const nameRules: FieldRules<NameField, RecordOf<'nameValues'>> = partsRules({
  key: 'nameValues',
  partsOf: ({ nameValues }) => nameValues,
  toHeld: (nameValues) => ({ nameValues }),
  toSubmission: (nameValues) => ({ nameValues }),
  isNeeded: isNeededNamePart,
});
