import type { NameField } from '../../model/form-definition.ts';
import {
  comparedParts,
  filledParts,
  initialParts,
  missingParts,
  sentParts,
  submittedParts,
  writtenParts,
} from '../parts/parts.ts';
import type { FieldRules, RecordOf } from '../shared/field-rules.ts';

export const nameRules: FieldRules<NameField, RecordOf<'nameValues'>> = {
  key: 'nameValues',
  initial({ inputs }, prefill) {
    const nameValues = initialParts(inputs, prefill);
    return nameValues && { nameValues };
  },
  isEmpty: ({ inputs }, { nameValues }) => filledParts(inputs, nameValues).length === 0,
  missing: ({ inputs }, held) => missingParts(inputs, held?.nameValues, (part) => part === 'first' || part === 'last'),
  mistake: () => undefined,
  compared: ({ inputs }, held, inputId) => comparedParts(inputs, held?.nameValues, inputId),
  submission: ({ inputs }, { nameValues }) => ({ nameValues: submittedParts(inputs, nameValues) }),
  read({ inputs }, data) {
    const nameValues = sentParts(inputs, data);
    return nameValues && { nameValues };
  },
  write: ({ inputs }, { nameValues }) => writtenParts(inputs, nameValues),
};
