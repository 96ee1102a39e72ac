import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';
import type { PriceField } from './price.definition.ts';

/** An amount that visitors enter, with or without the currency's symbol; the placeholder shows the notation. */
export function Price(props: FieldProps<PriceField>) {
  const { field } = props;
  const placeholder = field.placeholder ?? formatAmount(0, field.currency);
  return <TypedInput {...props} field={{ ...field, placeholder }} input={{ type: 'text', inputMode: 'decimal' }} />;
}
