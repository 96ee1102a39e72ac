import { multiSelectRules } from '../multi-select/multi-select.rules.ts';
import type { FieldRules, RecordOf } from '../shared/field-rules.ts';
import type { RankField } from './rank.definition.ts';

/** All choices, the first one first, sent as one text. What a visitor left out follows in the editor's order. */
export const rankRules: FieldRules<RankField, RecordOf<'values'>> = {
  ...multiSelectRules,
  submission: ({ choices }, { values }) => ({
    value: [...new Set([...values, ...choices.map(({ value }) => value)])].filter(Boolean).join(),
  }),
};
