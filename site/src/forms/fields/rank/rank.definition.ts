import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readChoices } from '../reading/read-settings.ts';
import type { Choice, FieldBase } from '../shared/field-base.ts';

/** Choices that visitors put into an order. */
export type RankField = FieldBase & { type: 'RANK'; choices: Choice[] };

interface RankParts {
  inputName: string | null;
  choices: readonly ({ text: string | null; value: string | null; isSelected?: boolean | null } | null)[] | null;
}

export function readRank({ inputName, choices }: RankParts, context: FieldContext): RankField {
  return { ...readBase(context, inputName), type: 'RANK', choices: readChoices(context, choices) };
}
