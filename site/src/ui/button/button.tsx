import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** The secondary of two actions side by side. */
  outlined?: boolean;
  newTab?: boolean;
  /** `rel` of the link. */
  rel?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, outlined = false, newTab = false, rel }: ButtonLinkProps) {
  return (
    <a
      className={classNames(styles.button, outlined && styles.outlined)}
      href={href}
      rel={rel}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  );
}

/** The button of a form. */
export function SubmitButton({ children, ...posted }: { children: ReactNode; name?: string; value?: string }) {
  return (
    <button className={styles.button} type="submit" {...posted}>
      {children}
    </button>
  );
}

/** Buttons in a row that wraps. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
