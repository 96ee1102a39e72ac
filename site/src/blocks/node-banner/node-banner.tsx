import type { ReactNode } from 'react';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { cropShapes } from '../../content/crop.ts';
import { FeaturedImage, hasFeaturedImage } from '../../content/featured-image.tsx';
import { covering, PAGE_WIDTH, type Sizes } from '../../content/image-sizes.ts';
import { BannerImageParts } from '../../content/media-item.fragment.ts';
import { plainText } from '../../content/plain-text.ts';
import { Banner, type BannerVariant } from '../../ui/banner/banner.tsx';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';

const NARROW = { media: '(width < 48rem)', crop: '57:25' } as const;

/** The middle of a 19:5 picture on a phone, all of it on a wide screen; high ones are cropped to less. */
const cropped = (shape: number) =>
  `(min-width: 80rem) ${covering(PAGE_WIDTH, 19 / 5, shape)}, (min-width: 48rem) ${covering('100vw', 19 / 5, shape)}, ${covering('100vw', cropShapes[NARROW.crop], shape)}`;

const SIZES = {
  default: cropped,
  // As high as `--panorama-height`.
  large: (shape) =>
    `(min-width: 80rem) max(${PAGE_WIDTH}, 64vh * ${shape.toFixed(2)}), (min-width: 48rem) max(100vw, 64vh * ${shape.toFixed(2)}), ${covering('100vw', cropShapes[NARROW.crop], shape)}`,
  // Not cropped.
  split: `(min-width: 80rem) calc(${PAGE_WIDTH} * 5 / 12), (min-width: 48rem) 42vw, 100vw`,
} as const satisfies Record<BannerVariant, Sizes>;

interface NodeBannerProps {
  /** The list that contains the node, or its ancestors. */
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
  /** The summary of the node. */
  children?: ReactNode;
}

/** Top of a page, post, project or representative. */
export function NodeBanner({ crumbs, title, code, byline, of, variant = 'default', children }: NodeBannerProps) {
  const banner = readFragment(BannerImageParts, of);
  const narrow = variant === 'split' ? undefined : NARROW;
  const image = hasFeaturedImage(banner) && (
    <FeaturedImage of={banner} sizes={SIZES[variant]} narrow={narrow} priority="first" />
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
