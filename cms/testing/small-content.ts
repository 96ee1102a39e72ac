/**
 * A small site for tests, shaped like the one that `contract/wordpress/recordings` was made from:
 * the same paths, and null where those responses have null.
 */
import { fileURLToPath } from 'node:url';
import type { SeedContent, SeedImage } from '../starting-content/model.ts';
import type { StartingContent } from '../starting-content/starting-content.ts';
import { smallForm } from './small-form.ts';
import { smallPages } from './small-pages.ts';

const views = [1, 2, 3, 4, 5, 6];
const logos = [1, 2, 3, 4];

function image(key: string, width: number, height: number, alt = `${key} drawing`): SeedImage {
  return { key, file: `${key}.jpg`, alt, width, height };
}

const images: SeedImage[] = [
  image('hero-river', 190, 80),
  ...views.map((number) => image(`view-${number}`, 120, 90, number === 4 ? '' : undefined)),
  ...logos.map((number) => image(`logo-${number}`, 30, 14)),
  image('icon', 60, 60),
  { ...image('emblem', 60, 60), file: 'emblem.svg' },
];

/** Posts 0 to 23, one a day; even ones are guides, odd ones news; every fourth has no image. */
const posts: SeedContent<'post'>[] = Array.from({ length: 24 }, (_, number) => ({
  slug: `news-item-${number}`,
  title: `News item ${number}`,
  date: `2026-01-${String(number + 1).padStart(2, '0')}T00:00:00`,
  content: `<p class="wp-block-paragraph">Story ${number} about pump maintenance.</p>`,
  author: 'admin',
  categories: [number % 2 === 0 ? 'guides' : 'news'],
  tags: number % 3 === 0 ? ['seals'] : ['cavitation'],
  ...(number % 4 !== 0 && { featuredImage: `view-${(number % 6) + 1}` }),
}));

const north = '[[{"lat":49,"lng":-97},{"lat":49,"lng":-90},{"lat":43.5,"lng":-90},{"lat":43.5,"lng":-97}]]';

export const smallContent: StartingContent = {
  title: 'Ostrava Fluid Works',
  description: 'Pumps for hard water & harder weather',
  frontPage: '/',
  postsPage: '/news/',
  users: [
    { login: 'admin', name: 'admin', email: 'admin@example.com', role: 'administrator', description: '' },
    {
      login: 'editor',
      name: 'Editor',
      email: 'editor@example.com',
      role: 'editor',
      description: 'Has published nothing.',
    },
    { login: 'reader', name: 'Reader', email: 'reader@example.com', role: 'subscriber', description: '' },
    { login: 'writer', name: 'Writer', email: 'writer@example.com', role: 'editor', description: '' },
  ],
  categories: [
    { slug: 'guides', name: 'Guides', description: '' },
    { slug: 'news', name: 'News', description: 'What is new.' },
  ],
  tags: [
    { slug: 'cavitation', name: 'cavitation', description: '' },
    { slug: 'seals', name: 'seals', description: '' },
  ],
  // Newer than everything else, so that a search finds them first.
  pages: smallPages.map((page) => ({ date: '2026-11-21T03:05:49', ...page })),
  byType: {
    post: [
      ...posts,
      { slug: 'secret-plan', title: 'Secret plan', status: 'draft', author: 'admin', categories: ['news'] },
      { slug: 'for-us-only', title: 'For us only', status: 'private', author: 'admin', categories: ['news'] },
    ],
    project: [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      slug: `station-${number}`,
      title: `Station ${number}`,
      date: '2026-02-01T00:00:00',
      fields: {
        projectTitle: `Lift station ${number}`,
        summary: number === 3 ? '' : `Rebuilt wet well no. ${number}`,
        contentArea: `<p>Work ${number}</p>`,
      },
      ...(number !== 5 && { featuredImage: `view-${(number % 6) + 1}` }),
    })),
    testimonial: [1, 2, 3].map((number) => ({
      slug: `testimonial-${number}`,
      title: `Testimonial ${number}`,
      fields: { testimonialContent: `Never failed us, year ${number}.`, testimonialAuthor: `Operator ${number}` },
    })),
    representative: [
      representative('north-rep', 'North Rep', [north], 44.9, -93.2, 'https://north.example.com'),
      representative('south-rep', 'South Rep', ['not json'], 31, -97),
      representative('no-area', 'No Area', [], 0, 0),
    ],
  },
  forms: [smallForm],
  menus: {
    primary: [
      {
        label: 'Products',
        url: '/products/',
        children: [
          { label: 'Submersible Pumps', url: '/products/submersible-pumps/' },
          { label: 'Centrifugal Pumps', url: '/products/centrifugal-pumps/' },
          { label: 'Grinder Pumps', url: '/products/grinder-pumps/' },
        ],
      },
      { label: 'News', url: '/news/' },
      { label: 'Contact', url: '/contact/' },
    ],
    footer: [
      { label: 'About', url: '/about-the-works/' },
      { label: 'Contact', url: '/contact/' },
    ],
  },
  images,
  documents: ['brochure', 'sheet', 'manual'].map((name) => ({ key: name, file: `${name}.pdf`, title: name })),
  mediaFolder: fileURLToPath(new URL('media', import.meta.url)),
};

function representative(
  slug: string,
  title: string,
  polygonCoordinates: readonly string[],
  geoCoordinateLatitude: number,
  geoCoordinateLongitude: number,
  website?: string,
): SeedContent<'representative'> {
  const fields = {
    name: `${title} LLC`,
    address: '<p>1 Main St<br />Town</p>',
    territories: polygonCoordinates.length > 0 ? '<ul>\n<li>MN</li>\n<li>WI</li>\n</ul>' : '',
    ...(website && { website }),
    geoCoordinateLatitude,
    geoCoordinateLongitude,
    polygonCoordinates,
  };
  return { slug, title, fields };
}
