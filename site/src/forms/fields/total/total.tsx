import { Amount } from '../controls/amount.tsx';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import type { TotalField } from './total.definition.ts';

/** What the whole order costs; screen readers announce a change. */
export function Total(props: FieldProps<TotalField>) {
  return (
    <GroupShell {...props}>
      {() => <Amount amount={Number(textOf(props.value)) || 0} currency={props.field.currency} isLive />}
    </GroupShell>
  );
}
