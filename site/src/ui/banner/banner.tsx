import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { classNames } from '../class-names.ts';
import styles from './banner.module.css';

/**
 * `large`: the image fills the head of the page and the title stands on it. `split`: the whole image
 * beside the title, for drawings that must not be cropped.
 */
export type BannerVariant = 'default' | 'large' | 'split';

/** Characters from which a title is set smaller, so that it leaves room for the page. */
const LONG_TITLE = 70;

interface BannerProps {
  title: string;
  /** Set above the title, such as a model code. */
  code?: string | undefined;
  crumbs?: readonly Crumb[];
  /** What introduces the page, below its title. */
  children?: ReactNode;
  /** An image element; its shape follows the variant. */
  image?: ReactNode;
  /** Plain text, set below the image. */
  caption?: string | undefined;
  variant?: BannerVariant;
}

/** Head of an inner page: where it belongs, its title, and an image where it has one. */
export function Banner({ title, code, crumbs = [], children, image, caption, variant = 'default' }: BannerProps) {
  return (
    <header className={classNames(styles.banner, Boolean(image) && variant !== 'default' && styles[variant])}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb crumbs={crumbs} />
          <h1 className={classNames(styles.title, title.length > LONG_TITLE && styles.long)}>
            {code && <span className={styles.code}>{code} </span>}
            {title}
          </h1>
          {children}
        </div>
        {image && (
          <figure className={styles.view}>
            {image}
            {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        )}
      </div>
    </header>
  );
}
