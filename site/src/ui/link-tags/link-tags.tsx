import styles from './link-tags.module.css';

interface LinkTagsProps {
  links: readonly { key: string; href: string | undefined; label: string }[];
}

/** Links as rows of tags. */
export function LinkTags({ links }: LinkTagsProps) {
  return (
    <ul className={styles.tags}>
      {links.map(({ key, href, label }) => (
        <li key={key}>
          <a className={styles.tag} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
