import * as texts from '@headwater/brand/texts.ts';
import type { RankField } from '../rank/rank.definition.ts';
import { findChoice, isOffered } from '../shared/choices.ts';
import type { FieldRules, RecordOf } from '../shared/field-rules.ts';
import { listName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { MultiSelectField } from './multi-select.definition.ts';

type Held = RecordOf<'values'>;

function chosen(held: Held | undefined): string[] {
  return (held?.values ?? []).filter((value) => !isBlank(value));
}

export const multiSelectRules: FieldRules<MultiSelectField | RankField, Held> = {
  key: 'values',
  initial({ choices, prefill }, prefilled) {
    const wanted = prefilled(prefill)?.split(',');
    const selected = wanted
      ? wanted.flatMap((text) => findChoice(choices, text) ?? [])
      : choices.filter(({ isSelected }) => isSelected);
    return selected.length > 0 ? { values: selected.map(({ value }) => value) } : undefined;
  },
  isEmpty: (_field, held) => chosen(held).length === 0,
  missing: (_field, held) => (chosen(held).length === 0 ? texts.fieldMessages.required : undefined),
  mistake: (field, held) =>
    chosen(held).every((value) => isOffered(field, value)) ? undefined : texts.fieldMessages.choice,
  compared: (_field, held) => chosen(held),
  submission: (_field, held) => ({ values: chosen(held) }),
  read({ id }, data) {
    const values = data.getAll(listName(id)).filter((value) => typeof value === 'string');
    return values.length > 0 ? { values } : undefined;
  },
  write: ({ id }, { values }) => values.map((value) => [listName(id), value]),
};
