import type { RankField } from '../rank/rank.definition.ts';
import { findChoices } from '../shared/choices.ts';
import type { FieldInputs, RecordOf } from '../shared/field-inputs.ts';
import { listName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { MultiSelectField } from './multi-select.definition.ts';

type Held = RecordOf<'values'>;

export const multiSelectInputs: FieldInputs<MultiSelectField | RankField, Held> = {
  key: 'values',
  initial({ choices, prefill }, prefilled) {
    const wanted = prefilled(prefill);
    const selected = wanted ? findChoices(choices, wanted) : choices.filter(({ isSelected }) => isSelected);
    return selected.length > 0 ? { values: selected.map(({ value }) => value) } : undefined;
  },
  post({ id }, { values }) {
    const chosen = values.filter((value) => !isBlank(value));
    return chosen.length > 0 ? [[String(id), chosen]] : [];
  },
  read({ id }, data) {
    const values = data.getAll(listName(id)).filter((value) => typeof value === 'string');
    return values.length > 0 ? { values } : undefined;
  },
  write: ({ id }, { values }) => values.map((value) => [listName(id), value]),
};
