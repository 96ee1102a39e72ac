import type { SeedPage } from '@headwater/cms/starting-content/model.ts';

export const subCategoryPath = '/pumps/test-pumps/';

type Fields = NonNullable<SeedPage['groups']>[string];

function product(slug: string, title: string, fields: Fields, more: Partial<SeedPage> = {}): SeedPage {
  return {
    slug,
    title,
    path: `${subCategoryPath}${slug}/`,
    template: 'Single Product',
    groups: { singleProduct: { imageGallery: { gallery: [] }, ...fields } },
    ...more,
  };
}

/**
 * Products as in real catalogues: incomplete, oddly named, without an image. Each one represents one
 * problem that a page must handle.
 */
export const edgeCases = {
  titleOnly: product('title-only', 'Title only', {}),
  withoutTeaser: product('without-teaser', 'Without a teaser', { description: '<p>It has text, and no teaser.</p>' }),
  withoutFeaturedImage: product('without-picture', 'Without a featured image', {
    teaserDescription: 'Pictures in its gallery, none for its card.',
    imageGallery: { gallery: ['pump', 'pump-open'] },
  }),
  /** WordPress's stored form of text pasted into a title. */
  markedUpTitle: product('marked-up-title', 'TP-2 <em>Lite</em> &amp; Co — 2” “portable”', {
    teaserDescription: 'For hire & for home: a 2” pump < 40 lb.',
    description: '<p>The <em>Lite</em> is what Cooper &amp; Co hire out &mdash; one plug, one hose.</p>',
  }),
  emptyGallery: product(
    'empty-gallery',
    'Empty gallery',
    { teaserDescription: 'A gallery that was saved empty.' },
    { featuredImage: 'pump' },
  ),
  longName: product(
    'long-name',
    'TP-4960 Quadruplex Variable-Speed Constant-Pressure Domestic-Water Booster Set with Stainless Headers, Dual Redundant Pressure Transducers, Seismic Base and Weatherproof Enclosure',
    { teaserDescription: 'A name that no card was designed for.' },
  ),
  /** A word that is wider than a phone, and a URL in every field that may have one. */
  longWord: product(
    'long-word',
    'Schmutzwassertauchmotorpumpenanlage',
    {
      teaserDescription: 'Schmutzwassertauchmotorpumpenanlage',
      description: '<p>Schmutzwassertauchmotorpumpenanlagenersatzteilverzeichnis</p>',
      features: '<ul><li>Write to very.long.name@subsidiary.of.a.maker.example.com</li></ul>',
    },
    {
      content: `<h2>Schmutzwassertauchmotorpumpenanlagenersatzteilverzeichnis</h2><table><tbody>
<tr><th>Sales</th><td><a href="mailto:sales@maker.example.com">sales@maker.example.com</a></td><td>TP-4960</td></tr>
</tbody></table>`,
    },
  ),
} as const satisfies Record<string, SeedPage>;

export type EdgeCase = keyof typeof edgeCases;

/** A complete product, and incomplete ones. */
export const products: readonly SeedPage[] = [
  product(
    'complete',
    'Complete pump',
    {
      teaserDescription: 'A pump that has everything.',
      description: '<p>It moves water.</p>',
      features: '<ul><li>Cast iron</li></ul>',
      applications: '<p>Test basins</p>',
      markets: '<p>Tests</p>',
      imageGallery: { gallery: ['pump', 'pump-open', 'pump-curve', 'banner'] },
      partsBreakoutImage: { media: 'pump-open' },
      partsBreakoutText: '<p>All parts in stock.</p>',
      dataSheet: { media: 'sheet' },
    },
    {
      featuredImage: 'pump',
      content: `<h2>Details</h2><p>Rated for 4 bar in every test.</p><table><tbody>
<tr><th>Flow</th><td>220 gpm</td></tr><tr><th>Head</th><td>40 ft</td></tr><tr><th>Power</th><td>3 hp</td></tr>
</tbody></table>`,
    },
  ),
  product('with-video', 'With a video', { videoId: 'a7k2m9qx4t' }),
  product('with-file', 'With a video file', { videoId: { mediaUrl: 'video' } }),
  ...Object.values(edgeCases),
];
