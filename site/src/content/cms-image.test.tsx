import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { env } from '../config/env.ts';
import { CmsImage, type CmsImageProps } from './cms-image.tsx';
import { FeaturedImage, hasFeaturedImage } from './featured-image.tsx';
import { FullSizeImage } from './full-size-image.tsx';
import { covering, scene } from './image-sizes.ts';

const file = (name: string) => `${env.CMS_URL}/wp-content/uploads/${name}`;
const media = { sourceUrl: file('a.jpg'), altText: 'A pump', mediaDetails: { width: 1600, height: 1000 } };

/** The attributes of an image, or undefined when nothing is rendered. Only the types are masked. */
function picture(image: object | null, props: Partial<CmsImageProps> = {}): Record<string, string> | undefined {
  const html = renderToStaticMarkup(<CmsImage image={image as CmsImageProps['image']} sizes="100vw" {...props} />);
  return attributesIn(html);
}

function attributesIn(html: string): Record<string, string> | undefined {
  const img = /<img ([^>]*?)\/?>/.exec(html)?.[1];
  return img === undefined
    ? undefined
    : Object.fromEntries(
        Array.from(img.matchAll(/([a-z]+)="([^"]*)"/gi), ([, name = '', value = '']) => [name.toLowerCase(), value]),
      );
}

test('an image has its sizes, dimensions, class and alt text', () => {
  expect(picture(media, { className: 'wide' })).toMatchObject({
    srcset: expect.stringContaining('640w'),
    sizes: '100vw',
    alt: 'A pump',
    width: '1600',
    height: '1000',
    class: 'wide',
  });
});

test('a picture that the layout crops is as wide as it is drawn, not as its box', () => {
  // 1600 by 1000, in a box of 8:5 and in one of 1:1.
  expect(picture(media, { sizes: (shape) => covering('100vw', 8 / 5, shape) })?.sizes).toBe('100vw');
  expect(picture(media, { sizes: (shape) => covering('100vw', 1, shape) })?.sizes).toBe('calc(100vw * 1.60)');
  const unknown = { ...media, mediaDetails: null };
  expect(picture(unknown, { sizes: (shape) => covering('100vw', 1, shape) })?.sizes).toBe('100vw');
});

test('a card offers its picture, cropped to its box, in every width up to its own', () => {
  const card = picture(
    { ...media, mediaDetails: { width: 3000, height: 1000 } },
    { ...scene, width: 340, height: 340 },
  );
  expect(card).toMatchObject({ width: '340', height: '340', srcset: expect.stringMatching(/&amp;crop=8:5 1920w$/) });
  expect(card?.sizes).toMatch(/, calc\(100vw - 4rem\)$/);
});

/** The markup of a picture that a narrow box crops. */
function bannerOf(width: number, height: number): string {
  const image: object = { ...media, mediaDetails: { width, height } };
  const narrow = { media: '(width < 48rem) and (height >= 36rem)', crop: '57:25' } as const;
  return renderToStaticMarkup(<CmsImage image={image as CmsImageProps['image']} sizes="100vw" narrow={narrow} />);
}

test('a banner offers phones the part that they show, and everyone else all of it', () => {
  const html = bannerOf(1920, 505);
  const [source = '', rest = ''] = html.split('/>', 2);
  expect(source).toMatch(
    /^<picture><source media="\(width &lt; 48rem\) and \(height &gt;= 36rem\)" srcSet="[^"]*&amp;crop=57:25 1200w" sizes="100vw"$/,
  );
  expect(rest).not.toContain('crop=');
  expect(rest).toContain(' 1920w"');
});

test.each([
  ['is higher than the box', 1200, 1200],
  ['has no known size', 0, 0],
])('a banner offers phones all of a picture that %s, of which the layout chooses the part', (_what, width, height) => {
  expect(bannerOf(width, height)).toMatch(/^<img (?!.*crop=)/);
});

test('a card offers all of a picture that may move, as wide as it is drawn', () => {
  const moving = { sourceUrl: file('a.gif'), altText: '', mediaDetails: { width: 3000, height: 1000 } };
  const card = picture(moving, scene);
  expect(card?.srcset).not.toContain('crop=');
  expect(card?.sizes).toMatch(/, calc\(\(100vw - 4rem\) \* 1\.88\)$/);
});

test('an image loads lazily by default', () => {
  expect(picture(media)).toMatchObject({ loading: 'lazy', fetchpriority: 'auto', decoding: 'async' });
});

test.each([
  ['first', 'eager', 'high'],
  ['early', 'eager', 'auto'],
  [undefined, 'lazy', 'auto'],
] as const)('an image with the priority %j has loading %s and fetchpriority %s', (priority, loading, fetchpriority) => {
  expect(picture(media, { priority })).toMatchObject({ loading, fetchpriority });
});

test('a layout can set the size of an image', () => {
  expect(picture(media, { width: 320, height: 200 })).toMatchObject({ width: '320', height: '200' });
});

test('a layout can replace the alt text of an image', () => {
  expect(picture(media, { alt: '' })).toMatchObject({ alt: '' });
});

test('an image without an alt text has an empty one', () => {
  expect(picture({ ...media, altText: null, mediaDetails: { width: 0, height: -1 } })).toMatchObject({ alt: '' });
});

test('an image without known dimensions has none', () => {
  const bare = picture({ ...media, altText: null, mediaDetails: { width: 0, height: -1 } });
  expect(bare).not.toHaveProperty('width');
  expect(bare).not.toHaveProperty('height');
  expect(picture({ ...media, mediaDetails: null })).not.toHaveProperty('width');
});

test('an SVG has one size', () => {
  const drawing = picture({ ...media, sourceUrl: file('a.svg') });
  expect(drawing?.src).toBe('/media/a.svg');
  expect(drawing).not.toHaveProperty('srcset');
  expect(drawing).not.toHaveProperty('sizes');
});

test.each(['bmp', 'ico'])('a picture of the type %s is sent as it was uploaded', (extension) => {
  expect(picture({ ...media, sourceUrl: file(`a.${extension}`) })?.src).toBe(`/media/a.${extension}`);
});

test('a picture is found without the query of its URL', () => {
  expect(picture({ ...media, sourceUrl: file('a.avif?ver=2') })?.src).toContain('/image?url=%2Fmedia%2Fa.avif&amp;');
});

test.each(['gif', 'webp'])('a %s moves only for visitors who do not want less motion', (extension) => {
  const props = { image: { ...media, sourceUrl: file(`a.${extension}`) } as unknown as CmsImageProps['image'] };
  const html = renderToStaticMarkup(<CmsImage {...props} sizes="100vw" />);
  const source = '<picture><source media="\\(prefers-reduced-motion: no-preference\\)" srcSet="[^"]*&amp;moves=1 640w';
  expect(html).toMatch(new RegExp(`^${source}[^"]*" sizes="100vw"/><img `));
  expect(picture({ ...media, sourceUrl: file(`a.${extension}`) })?.srcset).not.toContain('moves');
});

test.each([
  ['no picture', null],
  ['a picture that browsers do not show', { ...media, sourceUrl: file('a.tiff') }],
  ['a picture in a hidden folder', { ...media, sourceUrl: file('.trash/a.jpg') }],
  ['an image of another host', { ...media, sourceUrl: 'https://cdn.example/a.jpg' }],
  ['an image without a URL', { ...media, sourceUrl: null }],
])('renders nothing for %s', (_what, image) => {
  expect(picture(image)).toBeUndefined();
});

type Featured = Parameters<typeof hasFeaturedImage>[0];
const featured = (image: object | null) => ({ featuredImage: image && { node: image } }) as unknown as Featured;

test('hasFeaturedImage finds a featured image with a file and its size', () => {
  expect(hasFeaturedImage(featured(media))).toBe(true);
});

test('a featured image with a file and its size is rendered', () => {
  expect(attributesIn(renderToStaticMarkup(<FeaturedImage of={featured(media)} sizes="100vw" />))).toBeDefined();
});

const unusable: [string, Featured][] = [
  ['without a size', featured({ ...media, mediaDetails: null })],
  ['without a width', featured({ ...media, mediaDetails: { width: 0, height: 5 } })],
  ['without a height', featured({ ...media, mediaDetails: { width: 5, height: null } })],
  ['without a URL', featured({ ...media, sourceUrl: null })],
  ['that browsers do not show', featured({ ...media, sourceUrl: file('a.tiff') })],
  ['that does not exist', featured(null)],
  ['of no node', null],
];

test.each(unusable)('hasFeaturedImage finds no featured image %s', (_what, of) => {
  expect(hasFeaturedImage(of)).toBe(false);
});

test.each(unusable)('no featured image %s is rendered', (_what, of) => {
  expect(attributesIn(renderToStaticMarkup(<FeaturedImage of={of} sizes="100vw" />))).toBeUndefined();
});

test('a layout that sets the size shows a featured image of unknown size', () => {
  const of = featured({ ...media, mediaDetails: null });
  const html = renderToStaticMarkup(<FeaturedImage of={of} sizes="100vw" width={950} height={250} />);
  expect(attributesIn(html)).toMatchObject({ width: '950', height: '250' });
});

test('a drawing has a link that says that it opens the uploaded original', () => {
  const html = renderToStaticMarkup(<FullSizeImage image={media as unknown as CmsImageProps['image']} sizes="100vw" />);
  expect(html).toMatch(/^<img [^>]*alt="A pump"/);
  expect(html).toMatch(/<a [^>]*href="\/media\/a\.jpg">Open full size<span[^>]*> A pump<\/span><\/a>/);
});

test('a drawing hosted elsewhere has no link', () => {
  const elsewhere = { ...media, sourceUrl: 'https://elsewhere.example/a.jpg' };
  const html = renderToStaticMarkup(
    <FullSizeImage image={elsewhere as unknown as CmsImageProps['image']} sizes="100vw" />,
  );
  expect(html).toBe('');
});
