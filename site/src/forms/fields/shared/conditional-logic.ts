/** An editor's rules that show or hide a field, a page or a button. */
export interface ConditionalLogic {
  actionType: 'SHOW' | 'HIDE';
  logicType: 'ALL' | 'ANY';
  rules: ConditionalRule[];
}

export interface ConditionalRule {
  /** A field such as 3, or one of its inputs such as 3.6. */
  fieldId: number;
  operator: RuleOperator;
  value: string;
}

export type RuleOperator = 'IS' | 'IS_NOT' | 'GREATER_THAN' | 'LESS_THAN' | 'CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH';
