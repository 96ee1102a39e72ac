import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { classNames } from '../class-names.ts';
import styles from './banner.module.css';

/**
 * `large`: the image fills the banner with the title on top. `split`: the whole image
 * beside the title, for drawings that must not be cropped.
 */
export type BannerVariant = 'default' | 'large' | 'split';

/** Titles from this length are set smaller, to leave room for the page. */
const LONG_TITLE = 70;

interface BannerProps {
  title: string;
  /** Shown above the title, such as a model code. */
  code?: string | undefined;
  /** Shown below the title, such as `November 21, 2026`. */
  byline?: string | undefined;
  crumbs?: readonly Crumb[];
  /** Introduction to the page, below its title. */
  children?: ReactNode;
  /** An image element; its shape depends on the variant. */
  image?: ReactNode;
  /** Plain text, shown below the image. */
  caption?: string | undefined;
  variant?: BannerVariant;
}

/** Top of an inner page: breadcrumbs, title, and an image if there is one. */
export function Banner({
  title,
  code,
  byline,
  crumbs = [],
  children,
  image,
  caption,
  variant = 'default',
}: BannerProps) {
  return (
    <header className={classNames(styles.banner, Boolean(image) && variant !== 'default' && styles[variant])}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb crumbs={crumbs} />
          <h1 className={classNames(styles.title, title.length > LONG_TITLE && styles.long)}>
            {code && <span className={styles.code}>{code} </span>}
            {title}
          </h1>
          {byline && <p className={styles.byline}>{byline}</p>}
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
