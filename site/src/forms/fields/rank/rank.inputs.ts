import { multiSelectInputs } from '../multi-select/multi-select.inputs.ts';
import type { FieldInputs, RecordOf } from '../shared/field-inputs.ts';
import { isBlank } from '../shared/text.ts';
import type { RankField } from './rank.definition.ts';

/** All choices, the first one first, sent as one text. What a visitor left out follows in the editor's order. */
export const rankInputs: FieldInputs<RankField, RecordOf<'values'>> = {
  ...multiSelectInputs,
  post: ({ id, choices }, { values }) => {
    const order = [...new Set([...values, ...choices.map(({ value }) => value)])].filter(Boolean);
    return values.some((value) => !isBlank(value)) ? [[String(id), order.join()]] : [];
  },
};
