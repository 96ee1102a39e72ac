import type { ReactNode } from 'react';
import type { ControlAttributes } from './control.ts';
import { RequiredMark } from './field-shell.tsx';

interface SubInputProps {
  id: string;
  label: string;
  isRequired: boolean;
  /** Whether the field's error is about this input. */
  isAtFault: boolean;
  placement: 'ABOVE' | 'BELOW';
  control: ControlAttributes;
  /** Width relative to the inputs beside it. */
  part: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** One of several inputs of a field, with a smaller label of its own above or below it. */
export function SubInput({ id, label, isRequired, isAtFault, placement, control, part, children }: SubInputProps) {
  const input = children({
    ...control,
    id,
    required: control.required && isRequired,
    'aria-invalid': isAtFault || undefined,
  });
  const name = (
    <label className="form-sublabel" htmlFor={id}>
      {label}
      {isRequired && <RequiredMark />}
    </label>
  );
  return (
    <div className="form-part" data-part={part}>
      {placement === 'ABOVE' ? name : input}
      {placement === 'ABOVE' ? input : name}
    </div>
  );
}
