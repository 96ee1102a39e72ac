import type { ReactNode } from 'react';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { plainText, titleText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import type { BannerVariant } from '../../ui/banner/banner.tsx';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { splitModelCode } from '../key-figures/key-figures.ts';
import { NodeBanner } from '../node-banner/node-banner.tsx';
import { PageBannerFragment } from './page-banner.fragment.ts';

interface PageBannerProps {
  page: FragmentOf<typeof PageBannerFragment>;
  /** As for the banner; `bare` omits the featured image. */
  variant?: BannerVariant | 'bare';
  /** Introduction to the page, below its title. */
  children?: ReactNode;
}

/** The page's ancestors, from the top; WordPress lists them from the parent up. */
function crumbsOf({ ancestors }: ResultOf<typeof PageBannerFragment>): Crumb[] {
  return (ancestors?.nodes ?? [])
    .flatMap((node) => {
      const href = safeHref(node.uri);
      const label = node.__typename === 'Page' ? plainText(node.title) : '';
      return href && label ? [{ href, label }] : [];
    })
    .sort((one, other) => one.href.length - other.href.length);
}

/** Top of a page: its ancestors, its title with the model code set apart, its featured image. */
export function PageBanner({ page, variant = 'default', children }: PageBannerProps) {
  const banner = readFragment(PageBannerFragment, page);
  const { code, name } = splitModelCode(titleText(banner.title));
  return (
    <NodeBanner
      title={name}
      code={code}
      crumbs={crumbsOf(banner)}
      of={variant === 'bare' ? null : banner}
      variant={variant === 'bare' ? 'default' : variant}
    >
      {children}
    </NodeBanner>
  );
}
