import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

interface SubmitButtonProps {
  children: ReactNode;
  outlined?: boolean;
  name?: string;
  value?: string;
}

/** The button of a form. Browser scripts have it without the icons of other buttons. */
export function SubmitButton({ children, outlined = false, ...posted }: SubmitButtonProps) {
  return (
    <button className={classNames(styles.button, outlined && styles.outlined)} type="submit" {...posted}>
      {children}
    </button>
  );
}
