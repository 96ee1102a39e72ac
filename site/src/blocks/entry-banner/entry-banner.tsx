import type { FragmentOf } from '../../cms-client/graphql.ts';
import { FeaturedImage, hasFeaturedImage } from '../../content/featured-image.tsx';
import type { FeaturedImageParts } from '../../content/media-item.fragment.ts';
import { RichText } from '../../content/rich-text.tsx';
import { Banner } from '../../ui/banner/banner.tsx';

interface EntryBannerProps {
  /** Plain text. */
  title: string;
  /** The node whose featured image is shown. */
  of?: FragmentOf<typeof FeaturedImageParts> | null | undefined;
  /** HTML that sums the entry up; the image then stands beside it whole. */
  summary?: string | null | undefined;
}

/** Head of a post, project or representative. */
export function EntryBanner({ title, of, summary }: EntryBannerProps) {
  const image = hasFeaturedImage(of) && (
    <FeaturedImage
      of={of}
      sizes={summary ? '(min-width: 48rem) 34rem, 100vw' : '(min-width: 80rem) 80rem, 100vw'}
      priority="first"
    />
  );
  return (
    <Banner title={title} image={image} variant={summary ? 'split' : 'default'}>
      <RichText html={summary} />
    </Banner>
  );
}
