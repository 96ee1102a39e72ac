import type { ReactNode } from 'react';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { FeaturedImage, hasFeaturedImage } from '../../content/featured-image.tsx';
import { BannerImageParts } from '../../content/media-item.fragment.ts';
import { plainText } from '../../content/plain-text.ts';
import { Banner, type BannerVariant } from '../../ui/banner/banner.tsx';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';

interface EntryBannerProps {
  /** The list that contains the entry, or its ancestors. */
  crumbs?: readonly Crumb[];
  /** Plain text. */
  title: string;
  /** Shown above the title, such as a model code. */
  code?: string | undefined;
  /** Shown below the title, such as `November 21, 2026`. */
  byline?: string | undefined;
  /** The node whose featured image is shown, with its caption. */
  of?: FragmentOf<typeof BannerImageParts> | null | undefined;
  /** As for the banner: beside a summary, the image is not cropped. */
  variant?: BannerVariant;
  /** The summary of the entry. */
  children?: ReactNode;
}

/** Top of a page, post, project or representative. */
export function EntryBanner({ crumbs, title, code, byline, of, variant = 'default', children }: EntryBannerProps) {
  const banner = readFragment(BannerImageParts, of);
  const image = hasFeaturedImage(banner) && (
    <FeaturedImage
      of={banner}
      sizes={variant === 'split' ? '(min-width: 48rem) 34rem, 100vw' : '(min-width: 80rem) 80rem, 100vw'}
      priority="first"
    />
  );
  return (
    <Banner
      crumbs={crumbs ?? []}
      title={title}
      code={code}
      byline={byline}
      image={image}
      caption={plainText(banner?.featuredImage?.node.caption)}
      variant={variant}
    >
      {children}
    </Banner>
  );
}
