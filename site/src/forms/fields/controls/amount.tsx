import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import type { Currency } from '@headwater/contract/forms/currencies.ts';

interface AmountProps {
  amount: number;
  currency: Currency;
  /** What the amount is, where the field's label doesn't say it. */
  label?: string;
  /** Whether screen readers announce it when it changes. */
  isLive?: boolean;
}

/** An amount of money that visitors read. */
export function Amount({ amount, currency, label, isLive = false }: AmountProps) {
  return (
    <span className="form-amount">
      {label && `${label}: `}
      <span aria-live={isLive ? 'polite' : undefined}>{formatAmount(amount, currency)}</span>
    </span>
  );
}
