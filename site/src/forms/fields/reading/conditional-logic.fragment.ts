import type { ConditionalLogic } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';

export const ConditionalLogicParts = graphql(`
  fragment ConditionalLogicParts on ConditionalLogic {
    actionType
    logicType
    rules {
      fieldId
      operator
      value
    }
  }
`);

/** As in Gravity Forms, logic without a valid rule hides nothing. */
export function readConditionalLogic(
  fragment: FragmentOf<typeof ConditionalLogicParts> | null | undefined,
): ConditionalLogic | null {
  const logic = readFragment(ConditionalLogicParts, fragment);
  const rules = (logic?.rules ?? []).flatMap((rule) =>
    rule?.fieldId ? [{ fieldId: Number(rule.fieldId), operator: rule.operator ?? 'IS', value: rule.value ?? '' }] : [],
  );
  if (!logic || rules.length === 0) return null;
  return { actionType: logic.actionType ?? 'SHOW', logicType: logic.logicType ?? 'ALL', rules };
}
