import * as texts from '@headwater/brand/texts.ts';
import { Amount } from '../controls/amount.tsx';
import type { FieldProps } from '../controls/field-props.ts';
import { FieldShell, GroupShell } from '../controls/field-shell.tsx';
import { quantityName } from '../shared/input-names.ts';
import type { ProductField } from './product.definition.ts';

/** A product's price, and its quantity unless a separate field asks for that. */
export function Product(props: FieldProps<ProductField>) {
  const { field, value, onChange } = props;
  const held = value && 'productValues' in value ? value.productValues : { quantity: '', price: String(field.price) };
  const price = <Amount amount={Number(held.price)} currency={field.currency} label={texts.price} />;
  if (!field.hasQuantity) return <GroupShell {...props}>{() => price}</GroupShell>;
  return (
    <FieldShell {...props} name={texts.quantityOf(field.label)}>
      {(control) => (
        <div className="form-product">
          {price}
          <input
            {...control}
            className="form-input"
            type="text"
            inputMode="numeric"
            data-size="SMALL"
            name={quantityName(field.id)}
            placeholder={texts.quantity}
            value={held.quantity}
            onChange={(event) => onChange({ productValues: { ...held, quantity: event.target.value } })}
          />
        </div>
      )}
    </FieldShell>
  );
}
