import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { SubmitButton } from '../button/submit-button.tsx';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** Path of the page with the results; the input's text is in its query. */
  action: string;
  label: ReactNode;
  button: string;
  input: ComponentProps<'input'> & { id: string; name: string };
  onSubmit?: FormEventHandler;
  /** Over what is below the input. */
  popup?: ReactNode;
  /** Below the input. */
  children?: ReactNode;
}

/** A form with one text, its label and its button, which works without a script. */
export function SearchBox({ action, label, button, input, onSubmit, popup, children }: SearchBoxProps) {
  return (
    <search>
      <form className={styles.form} action={action} method="get" onSubmit={onSubmit}>
        <label className={styles.label} htmlFor={input.id}>
          {label}
        </label>
        <div className={styles.row}>
          <input className={styles.input} type="text" dir="auto" enterKeyHint="search" {...input} />
          <SubmitButton>{button}</SubmitButton>
          {popup}
        </div>
        {children}
      </form>
    </search>
  );
}
