import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { SubmitButton } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** Path of the page with the results; the input's text is in its query. */
  action: string;
  label: ReactNode;
  button: string;
  input: ComponentProps<'input'> & { id: string; name: string };
  onSubmit?: FormEventHandler;
  /** Whether a script lists suggestions below the input. */
  hasSuggestions?: boolean;
  /** Below the input. */
  children?: ReactNode;
}

/** A form with one text, its label and its button, which works without a script. */
export function SearchBox({ action, label, button, input, onSubmit, hasSuggestions, children }: SearchBoxProps) {
  return (
    <search>
      <form className={styles.form} action={action} method="get" onSubmit={onSubmit}>
        <label className={styles.label} htmlFor={input.id}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            className={styles.input}
            type="text"
            dir="auto"
            enterKeyHint="search"
            {...input}
            {...(hasSuggestions && { 'data-suggest': '' })}
          />
          <SubmitButton>{button}</SubmitButton>
          {hasSuggestions && (
            <div id={`${input.id}-suggestions`} className={styles.suggestions} data-suggestions="" hidden />
          )}
        </div>
        {hasSuggestions && (
          <VisuallyHidden>
            <span aria-live="polite" data-suggestion-status="" />
          </VisuallyHidden>
        )}
        {children}
      </form>
    </search>
  );
}
