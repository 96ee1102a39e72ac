import type { ReactNode } from 'react';
import type { FragmentOf } from '../../cms-client/graphql.ts';
import { FeaturedImage, hasFeaturedImage } from '../../content/featured-image.tsx';
import type { FeaturedImageParts } from '../../content/media-item.fragment.ts';
import { Banner, type BannerVariant } from '../../ui/banner/banner.tsx';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';

interface EntryBannerProps {
  /** The list that the entry is in. */
  crumbs?: readonly Crumb[];
  /** Plain text. */
  title: string;
  /** The node whose featured image is shown. */
  of?: FragmentOf<typeof FeaturedImageParts> | null | undefined;
  /** As for the banner: beside a summary the image stands whole. */
  variant?: BannerVariant;
  /** What sums the entry up. */
  children?: ReactNode;
}

/** Head of a post, project or representative. */
export function EntryBanner({ crumbs, title, of, variant = 'default', children }: EntryBannerProps) {
  const image = hasFeaturedImage(of) && (
    <FeaturedImage
      of={of}
      sizes={variant === 'split' ? '(min-width: 48rem) 34rem, 100vw' : '(min-width: 80rem) 80rem, 100vw'}
      priority="first"
    />
  );
  return (
    <Banner crumbs={crumbs ?? []} title={title} image={image} variant={variant}>
      {children}
    </Banner>
  );
}
