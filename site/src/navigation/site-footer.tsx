import { company } from '@headwater/brand/company.ts';
import { FooterMark } from '@headwater/brand/drawings/footer-mark.tsx';
import { Logo } from '@headwater/brand/logo/logo.tsx';
import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../config/cms-places.ts';
import { requestPath } from '../config/request-path.ts';
import { siteConfig } from '../config/site.config.ts';
import { configuredCategories } from '../consent/configured-categories.ts';
import { classNames } from '../ui/class-names.ts';
import { EmailLink } from '../ui/email-link/email-link.tsx';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { menuState, menuStates, type ShownPage } from './current-page.ts';
import type { MenuNode } from './menu-tree.ts';
import { renderOnce } from './render-once.ts';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  items: readonly MenuNode[];
  page: ShownPage;
}

const networks = { facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube' } as const satisfies Partial<
  Record<IconName, string>
>;

function FooterMenu({ items, page }: SiteFooterProps) {
  return (
    <ul className={styles.menu}>
      {items.map((item) => (
        <li key={item.id} className={classNames(...item.cssClasses)}>
          {item.href ? (
            <a href={item.href} aria-current={menuState(page, item) === 'current' ? 'page' : undefined}>
              {item.label}
            </a>
          ) : (
            item.label
          )}
          {item.children.length > 0 && <FooterMenu items={item.children} page={page} />}
        </li>
      ))}
    </ul>
  );
}

/** Links to social networks, each only when its URL is configured; the original linked a placeholder for YouTube. */
function FollowUs() {
  const social: Readonly<Record<string, string | undefined>> = company.social;
  const links = Object.entries(networks).filter(([network]) => social[network]);
  if (links.length === 0) return null;
  return (
    <div className={styles.follow}>
      <h2 className={styles.label}>{texts.followUs}</h2>
      <ul className={styles.networks}>
        {links.map(([network, name]) => (
          <li key={network}>
            <a href={social[network]} rel="noopener">
              <Icon name={network as keyof typeof networks} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cells of a drawing's title block, filled with how to reach the company. */
function TitleBlock() {
  const { city, region, founded, phone, emergencyPhone, email } = company;
  return (
    <dl className={styles.titleBlock}>
      <div>
        <dt className={styles.label}>{texts.locationLabel}</dt>
        <dd>{`${city}, ${region}`}</dd>
      </div>
      <div>
        <dt className={styles.label}>{texts.foundedLabel}</dt>
        <dd>{founded}</dd>
      </div>
      <div className={emergencyPhone ? undefined : styles.wideCell}>
        <dt className={styles.label}>{texts.officeLabel}</dt>
        <dd>
          <a href={phone.href}>{phone.label}</a>
        </dd>
      </div>
      {emergencyPhone && (
        <div>
          <dt className={styles.label}>{texts.emergencyLabel}</dt>
          <dd>
            <a href={emergencyPhone.href}>{emergencyPhone.label}</a>
          </dd>
        </div>
      )}
      <div className={styles.wideCell}>
        <dt className={styles.label}>{texts.emailLabel}</dt>
        <dd>
          <EmailLink address={email} />
        </dd>
      </div>
    </dl>
  );
}

/** Footer of every page, on the deep-water ground. */
export function SiteFooter({ items, page }: SiteFooterProps) {
  const year = siteConfig.copyrightYear || new Date().getFullYear();
  return (
    <footer
      className={styles.footer}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
      dangerouslySetInnerHTML={renderOnce(
        items,
        `${year} ${menuStates(page, items)}`,
        <FooterRows items={items} page={page} year={year} />,
      )}
    />
  );
}

function FooterRows({ items, page, year }: SiteFooterProps & { year: number }) {
  const { paths } = siteConfig;
  return (
    <>
      <div className={styles.inner}>
        <FooterMark className={styles.level} />
        <div className={styles.brand}>
          <a className={styles.home} href={paths.home}>
            <Logo onDeep />
            <VisuallyHidden>{texts.homePage}</VisuallyHidden>
          </a>
          <FollowUs />
        </div>
        {items.length > 0 && (
          <nav aria-label={texts.footerMenu}>
            <FooterMenu items={items} page={page} />
          </nav>
        )}
        <TitleBlock />
      </div>
      <div className={styles.legal}>
        <p>{texts.copyrightLine(year, company.name)}</p>
        <ul className={styles.policies}>
          <li>
            <a href={requestPath}>{texts.request.title}</a>
          </li>
          <li>
            <a href={permalink(paths.privacyPolicy)}>{texts.privacyPolicy}</a>
          </li>
          <li>
            <a href={permalink(paths.termsOfSale)}>{texts.termsAndConditions}</a>
          </li>
          {configuredCategories.length > 0 && (
            <li>
              <a href={paths.privacyChoices} data-privacy-choices="">
                {texts.privacyChoices}
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}
