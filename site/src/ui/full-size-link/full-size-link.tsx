import type { ReactNode } from 'react';
import styles from './full-size-link.module.css';

interface FullSizeLinkProps {
  /** Path of the whole picture. */
  href: string;
  /** An image whose alternative text names the link. */
  children: ReactNode;
}

/** Opens a picture at its full size, where small letters can be read and enlarged further. Needs no JavaScript. */
export function FullSizeLink({ href, children }: FullSizeLinkProps) {
  return (
    <a className={styles.link} href={href} draggable={false}>
      {children}
      <span className={styles.hint}>Open full size</span>
    </a>
  );
}
