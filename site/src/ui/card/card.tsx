import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Dimension } from '../dimension/dimension.tsx';
import styles from './card.module.css';

interface CardProps {
  /** Without it the card leads nowhere. */
  href?: string | undefined;
  title: string;
  headingLevel: 2 | 3;
  /** Set above the title, such as `November 21, 2026`. */
  label?: string | undefined;
  /** Set above the title within the link, such as a model code. */
  code?: string | undefined;
  /** Plain text. */
  text?: string | undefined;
  /** An image element, which says nothing that the title does not; its space stays when it renders nothing. */
  image?: ReactNode;
  /** `drawing`: shown whole, with a dimension line that grows under a pointer. `scene`: may be cropped. */
  imageKind?: 'drawing' | 'scene';
  /** `compact`: on a phone a low row, for a list of ways on. `open`: without padding, outside a ruled grid. */
  variant?: 'compact' | 'open' | undefined;
  /** Beside the title. */
  icon?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** One item of a list: picture, title and a few words; the whole card is its link. */
export function Card({
  href,
  title,
  headingLevel,
  label,
  code,
  text,
  image,
  imageKind = 'scene',
  variant,
  icon,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const isDrawing = imageKind === 'drawing';
  const name = (
    <>
      {code && <span className={styles.code}>{code} </span>}
      {title}
    </>
  );
  return (
    <article className={classNames(styles.card, variant && styles[variant])}>
      {image && <div className={classNames(styles.view, isDrawing && styles.drawing)}>{image}</div>}
      <div className={styles.words}>
        {isDrawing && <Dimension className={styles.dimension} />}
        {label && <p className={styles.label}>{label}</p>}
        <Heading className={styles.title}>
          {href ? <a href={href}>{name}</a> : name}
          {icon}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </article>
  );
}
