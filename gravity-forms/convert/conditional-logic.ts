import { isObject, type Json, type JsonObject, objectsIn, textOf } from '../json.ts';
import type { Codec } from './codec.ts';

/** Operators of Gravity Forms, by the definition's names. */
export const operators = {
  is: 'IS',
  isnot: 'IS_NOT',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
  contains: 'CONTAINS',
  starts_with: 'STARTS_WITH',
  ends_with: 'ENDS_WITH',
} as const satisfies Record<string, string>;

/** Rules that show or hide something. Rules without a field or with an unknown operator are left out, as in Gravity Forms. */
export const conditionalLogic: Codec = {
  read: (stored) => {
    // `enabled` exists for pages and buttons only.
    if (!isObject(stored) || stored.enabled === false || stored.enabled === '') return undefined;
    const rules = objectsIn(stored.rules).flatMap((rule): JsonObject[] => {
      const [fieldId, operator] = [Number(textOf(rule.fieldId)), operatorOf(rule.operator)];
      return fieldId > 0 && operator ? [{ fieldId, operator, value: textOf(rule.value) }] : [];
    });
    if (rules.length === 0) return undefined;
    return {
      actionType: stored.actionType === 'hide' ? 'HIDE' : 'SHOW',
      logicType: stored.logicType === 'any' ? 'ANY' : 'ALL',
      rules,
    };
  },
  write: (setting) => {
    if (!isObject(setting)) return null;
    return {
      actionType: setting.actionType === 'HIDE' ? 'hide' : 'show',
      logicType: setting.logicType === 'ANY' ? 'any' : 'all',
      rules: objectsIn(setting.rules).map(({ fieldId, operator, value }) => ({
        fieldId: textOf(fieldId),
        operator: Object.entries(operators).find(([, name]) => name === operator)?.[0] ?? 'is',
        value: textOf(value),
      })),
    };
  },
};

function operatorOf(stored: Json | undefined): string | undefined {
  return Object.entries(operators).find(([name]) => name === stored)?.[1];
}
