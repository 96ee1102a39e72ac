import { Amount } from '../controls/amount.tsx';
import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import type { ShippingField } from './shipping.definition.ts';

/** What delivery costs. */
export function Shipping(props: FieldProps<ShippingField>) {
  const { price, currency } = props.field;
  return <GroupShell {...props}>{() => <Amount amount={price} currency={currency} />}</GroupShell>;
}
