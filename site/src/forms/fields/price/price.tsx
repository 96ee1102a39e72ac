import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';
import { enteredAmount } from '../shared/order.ts';
import type { PriceField } from './price.definition.ts';

/**
 * An amount that visitors enter, with or without the currency's symbol; the placeholder shows the notation, and so does
 * the input once the visitor leaves it.
 */
export function Price(props: FieldProps<PriceField>) {
  const { field, value, onChange } = props;
  const placeholder = field.placeholder ?? formatAmount(0, field.currency);
  const onBlur = () => {
    const amount = enteredAmount(textOf(value), field.currency);
    if (amount !== undefined) onChange({ value: formatAmount(amount, field.currency) });
  };
  const input = { type: 'text', inputMode: 'decimal', onBlur } as const;
  return <TypedInput {...props} field={{ ...field, placeholder }} input={input} />;
}
