import type { SeedContent, SeedContentByType } from '@headwater/cms/starting-content/model.ts';

const topics = ['Seals', 'Valves', 'Bearings', 'Cavitation'];

/** Enough for three pages of a list, older than the notes below. */
const olderNotes: readonly SeedContent<'post'>[] = Array.from({ length: 24 }, (_, index) => ({
  slug: `note-${index + 1}`,
  title: `${topics[index % topics.length]}, part ${index + 1}`,
  date: `2023-02-${String(index + 1).padStart(2, '0')}T08:00:00`,
  content: `<p>What a seal of a pump tells, part ${index + 1}.</p>`,
  author: 'editor',
  categories: ['notes'],
  tags: ['seals'],
  featuredImage: 'pump',
}));

const notes: readonly SeedContent<'post'>[] = [
  {
    slug: 'first-note',
    title: 'First note',
    date: '2026-01-01T08:00:00',
    content: '<p>A note.</p>',
    author: 'editor',
    categories: ['notes'],
    tags: ['seals'],
    featuredImage: 'pump',
  },
  {
    slug: 'pinned-note',
    title: 'Pinned note',
    date: '2024-01-01T08:00:00',
    content: '<p>Read this.</p>',
    author: 'editor',
    categories: ['notes'],
    sticky: true,
    featuredImage: 'pump',
  },
  {
    slug: 'without-a-title',
    title: '',
    date: '2025-06-01T08:00:00',
    featuredImage: 'pump',
    content: '<p>Its editor was in a hurry.</p>',
    author: 'editor',
    categories: ['notes'],
  },
  {
    slug: 'two-new-testers',
    title: 'Two new testers',
    date: '2023-03-15T08:00:00',
    author: 'editor',
    content: '<p>We take two testers in a year.</p>',
    categories: ['notes'],
    featuredImage: 'pump',
  },
];

const olderStations: readonly SeedContent<'project'>[] = Array.from({ length: 10 }, (_, index) => ({
  slug: `station-${index + 1}`,
  title: `Station ${index + 1}`,
  date: `2023-04-${String(index + 1).padStart(2, '0')}T08:00:00`,
  author: 'editor',
  featuredImage: 'pump',
  fields: {
    projectTitle: `Station ${index + 1}`,
    summary: `The station number ${index + 1}.`,
    contentArea: '<p>It was built.</p>',
  },
}));

const testStation: SeedContent<'project'> = {
  slug: 'test-station',
  title: 'Test station',
  date: '2026-02-01T08:00:00',
  author: 'editor',
  content: '<p>What the editor adds.</p>',
  featuredImage: 'pump',
  fields: {
    projectTitle: 'Test station',
    summary: 'A station for tests.',
    contentArea: '<p>It was built.</p>',
  },
};

function testimonial(slug: string, testimonialContent: string, testimonialAuthor: string): SeedContent<'testimonial'> {
  return { slug, title: testimonialAuthor, fields: { testimonialContent, testimonialAuthor } };
}

/** Everything that the tests' company writes besides pages. */
export const byType: SeedContentByType = {
  post: [...notes, ...olderNotes],
  project: [testStation, ...olderStations],
  testimonial: [
    testimonial('operator', 'Never failed a test.', 'An operator'),
    testimonial('engineer', 'It does what the sheet says.', 'An engineer'),
    testimonial('buyer', 'It came on the day that was promised.', 'A buyer'),
  ],
  representative: [
    {
      slug: 'north',
      title: 'North',
      fields: {
        name: 'North LLC',
        address: '<p>1 Main St<br />Town<br />(651) 555-0100</p>',
        territories: '<p>MN, North Dakota</p>',
        geoCoordinateLatitude: 44.9,
        geoCoordinateLongitude: -93.2,
        polygonCoordinates: [
          '[[{"lat":49,"lng":-97},{"lat":49,"lng":-90},{"lat":43.5,"lng":-90},{"lat":43.5,"lng":-97}]]',
        ],
      },
    },
    {
      slug: 'south',
      title: 'South',
      fields: {
        name: 'South Inc.',
        address: '<p>2 Gulf Rd</p>',
        territories: '<p>Texas</p>',
        website: 'https://south.example.com',
        geoCoordinateLatitude: 31,
        geoCoordinateLongitude: -97,
        // The other form of vertices, and one polygon that its editor cut off.
        polygonCoordinates: ['[[-106,26],[-94,26],[-94,36],[-106,36]]', '[[-106,26],[-94,'],
      },
    },
    {
      slug: 'sea',
      title: 'Sea',
      fields: {
        name: 'Sea Ltd.',
        address: '<p>Pier 1</p>',
        territories: '<p>Ships</p>',
        geoCoordinateLatitude: 40.6,
        geoCoordinateLongitude: -74,
      },
    },
  ],
};
