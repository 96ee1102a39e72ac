import type { ComponentType } from 'react';
import type { Choice } from '../shared/field-base.ts';
import type { ControlAttributes } from './control.ts';

/** A choice in a menu. */
export type Option = Pick<Choice, 'text' | 'value'>;

interface ChoiceProps {
  control: ControlAttributes;
  /** ID of the field's label. */
  labelId: string;
  options: readonly Option[];
  placeholder: string | null;
  size: 'SMALL' | 'MEDIUM' | 'LARGE';
  loading: boolean;
}

export interface SingleChoiceProps extends ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

export interface ManyChoicesProps extends ChoiceProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The searchable menus, loaded when a visitor first touches a form that has a select. */
export interface ChoiceControls {
  SingleChoice: ComponentType<SingleChoiceProps>;
  ManyChoices: ComponentType<ManyChoicesProps>;
}
