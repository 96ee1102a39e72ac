import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { FeaturedImage, hasFeaturedImage } from '../../content/featured-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { safeHref } from '../../content/safe-href.ts';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageBannerFragment } from './page-banner.fragment.ts';
import styles from './page-banner.module.css';

interface PageBannerProps {
  page: FragmentOf<typeof PageBannerFragment>;
  /** `large`: the image fills the head of the page and the title stands on it. `bare`: no image. */
  variant?: 'default' | 'large' | 'bare';
  /** HTML that introduces the page, beside its title. */
  lead?: string | null | undefined;
}

/** Pages above this one, from the top; WordPress answers them from the nearest upwards. */
function crumbsOf({ ancestors }: { ancestors: Ancestors }): Crumb[] {
  return (ancestors?.nodes ?? [])
    .flatMap((node) => {
      const href = safeHref(node.uri);
      const label = node.__typename === 'Page' ? plainText(node.title) : '';
      return href && label ? [{ href, label }] : [];
    })
    .sort((one, other) => one.href.length - other.href.length);
}

type Ancestors = ReturnType<typeof readBanner>['ancestors'];

function readBanner(page: FragmentOf<typeof PageBannerFragment>) {
  return readFragment(PageBannerFragment, page);
}

/** Head of an inner page: where it belongs, its title, and its featured image where it has one. */
export function PageBanner({ page, variant = 'default', lead }: PageBannerProps) {
  const banner = readBanner(page);
  const withImage = variant !== 'bare' && hasFeaturedImage(banner);
  return (
    <header className={classNames(styles.banner, withImage && variant === 'large' && styles.large)}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb crumbs={crumbsOf(banner)} />
          <h1 className={styles.title}>{plainText(banner.title)}</h1>
          <RichText html={lead} className={styles.lead} />
        </div>
        {withImage && (
          <div className={styles.view}>
            <FeaturedImage of={banner} sizes="(min-width: 80rem) 80rem, 100vw" priority className={styles.image} />
          </div>
        )}
      </div>
    </header>
  );
}
