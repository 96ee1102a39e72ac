/** Rules that show or hide a field, a button, a confirmation or a notification. */
export interface ConditionalLogic {
  actionType: 'SHOW' | 'HIDE';
  logicType: 'ALL' | 'ANY';
  rules: readonly ConditionalRule[];
}

export interface ConditionalRule {
  /** A whole field (`5`) or one of its inputs (`5.3`). */
  fieldId: number;
  operator: 'IS' | 'IS_NOT' | 'GREATER_THAN' | 'LESS_THAN' | 'CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH';
  value: string;
}
