import * as texts from '@headwater/brand/texts.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { menuState, type ShownPage } from './current-page.ts';
import type { MenuNode } from './menu-tree.ts';
import styles from './primary-menu.module.css';

interface MenuItemProps {
  item: MenuNode;
  page: ShownPage;
}

/** The link itself; an item without a URL is a heading for its children. */
function MenuLink({ item, page }: MenuItemProps) {
  const state = menuState(page, item);
  const className = classNames(styles.link, state === 'section' && styles.section);
  if (!item.href) return <span className={className}>{item.label}</span>;
  return (
    <a
      className={className}
      href={item.href}
      aria-current={state === 'current' ? 'page' : undefined}
      {...(item.opensNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {item.label}
    </a>
  );
}

/** Deeper levels are static lists; only the first level opens and closes. */
function SubMenu({ items, page }: { items: readonly MenuNode[]; page: ShownPage }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={classNames(...item.cssClasses)}>
          <MenuLink item={item} page={page} />
          {item.children.length > 0 && <SubMenu items={item.children} page={page} />}
        </li>
      ))}
    </ul>
  );
}

/** `<details>` opens its list without a script; `site-header.client.ts` adds hover, Escape and closing. */
export function PrimaryMenuItem({ item, page }: MenuItemProps) {
  return (
    <li className={classNames(styles.item, ...item.cssClasses)}>
      <MenuLink item={item} page={page} />
      {item.children.length > 0 && (
        <details className={styles.details} name="primary-submenu" data-submenu="">
          <summary className={styles.summary}>
            <VisuallyHidden>{texts.submenuOf(item.label)}</VisuallyHidden>
            <Icon name="chevron" />
          </summary>
          <div className={styles.panel}>
            <SubMenu items={item.children} page={page} />
          </div>
        </details>
      )}
    </li>
  );
}
