import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';

interface ButtonLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className'> {
  href: string;
  /** The secondary of two actions side by side. */
  outlined?: boolean;
  newTab?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ children, outlined = false, newTab = false, ...link }: ButtonLinkProps) {
  return (
    <a
      className={classNames(styles.button, outlined && styles.outlined)}
      {...link}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  );
}

/** Buttons in a row that wraps. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
