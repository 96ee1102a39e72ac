import { company } from '@headwater/brand/company.ts';
import { Logo } from '@headwater/brand/logo/logo.tsx';
import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../config/site.config.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { menuStates, type ShownPage } from './current-page.ts';
import type { MenuNode } from './menu-tree.ts';
import { PrimaryMenuItem } from './primary-menu.tsx';
import { renderOnce } from './render-once.ts';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  items: readonly MenuNode[];
  /** Name of the menu in the CMS, such as "Primary". */
  menuName?: string | null | undefined;
  page: ShownPage;
}

const menuId = 'primary-menu';

/**
 * Header of every page. On small screens, the menu is a popover, which opens, closes on Escape and
 * reports its state without a script; on wide screens, the same list is a row.
 */
export function SiteHeader({ items, menuName, page }: SiteHeaderProps) {
  const isSearch = page.path.replace(/\/$/, '') === siteConfig.paths.search;
  const row = <HeaderRow items={items} menuName={menuName} page={page} isSearch={isSearch} />;
  return (
    <header
      className={styles.header}
      data-site-header=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
      dangerouslySetInnerHTML={renderOnce(items, `${isSearch} ${menuStates(page, items)}`, row)}
    />
  );
}

function HeaderRow({ items, menuName, page, isSearch }: SiteHeaderProps & { isSearch: boolean }) {
  const { paths, search } = siteConfig;
  const { phone } = company;
  return (
    <div className={styles.inner}>
      <a className={styles.home} href={paths.home}>
        <Logo />
        <VisuallyHidden>{texts.homePage}</VisuallyHidden>
      </a>
      {items.length > 0 && (
        <>
          <button
            className={styles.toggle}
            type="button"
            aria-label={texts.toggleNavigation}
            aria-controls={menuId}
            aria-expanded="false"
            popoverTarget={menuId}
          >
            <span className={styles.open}>
              <Icon name="menu" />
            </span>
            <span className={styles.close}>
              <Icon name="close" />
            </span>
          </button>
          <nav
            className={styles.nav}
            id={menuId}
            aria-label={texts.menuLabel(menuName || texts.primaryMenu)}
            popover="auto"
          >
            <ul className={styles.list}>
              {items.map((item) => (
                <PrimaryMenuItem key={item.id} item={item} page={page} />
              ))}
            </ul>
          </nav>
        </>
      )}
      <a
        className={styles.search}
        href={paths.search}
        aria-label={texts.searchTitle}
        aria-current={isSearch ? 'page' : undefined}
        data-search={isSearch ? undefined : search.maxLength}
      >
        <Icon name="search" />
        <span>{texts.searchTitle}</span>
      </a>
      <p className={styles.phone}>
        <a className={styles.phoneLink} href={phone.href}>
          <Icon name="phone" />
          <VisuallyHidden>{texts.callCompany(company.name)}</VisuallyHidden>
          <span>{phone.label}</span>
        </a>
      </p>
    </div>
  );
}
