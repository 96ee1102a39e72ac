/** Rules that show or hide a field, a page or a button, as editors wrote them. */
export interface ConditionalLogic {
  actionType: 'SHOW' | 'HIDE';
  logicType: 'ALL' | 'ANY';
  rules: ConditionalRule[];
}

export interface ConditionalRule {
  /** A field, such as 3, or one input of it, such as 3.6. */
  fieldId: number;
  operator: RuleOperator;
  value: string;
}

export type RuleOperator = 'IS' | 'IS_NOT' | 'GREATER_THAN' | 'LESS_THAN' | 'CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH';
