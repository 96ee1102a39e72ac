import { openFullSize } from '@headwater/brand/texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './full-size-link.module.css';

interface FullSizeLinkProps {
  /** Path of the full-size image. */
  href: string;
  /** What the picture shows, for those who meet the link without it. */
  subject: string;
}

/**
 * Opens a picture at its full size, where small letters can be read and enlarged further. Needs no JavaScript. It
 * stands below the picture: on a phone, a tap on the picture itself may be the beginning of a swipe.
 */
export function FullSizeLink({ href, subject }: FullSizeLinkProps) {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={href}>
        {openFullSize}
        {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
      </a>
    </p>
  );
}
