import styles from './link-list.module.css';

interface LinkListProps {
  links: readonly { href: string; label: string }[];
}

/** A vertical list of links. Renders nothing without links. */
export function LinkList({ links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
