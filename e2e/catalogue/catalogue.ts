import type { SeedCatalogue } from '@headwater/cms/catalogue/catalogue.ts';
import { forms } from './forms.ts';
import { documents, images, mediaFolder } from './media.ts';
import { pages } from './pages.ts';

/**
 * Content for journeys: one page of each kind that they need and products with the gaps that real catalogues
 * have.
 */
export const catalogue: SeedCatalogue = {
  title: 'Test Pump Company',
  description: 'Pumps that exist in tests only',
  frontPage: '/',
  postsPage: '/news/',
  users: [
    { login: 'admin', name: 'Admin', email: 'admin@example.com', role: 'administrator', description: '' },
    { login: 'editor', name: 'Editor', email: 'editor@example.com', role: 'editor', description: '' },
    { login: 'reader', name: 'Reader', email: 'reader@example.com', role: 'subscriber', description: '' },
  ],
  categories: [{ slug: 'notes', name: 'Notes', description: 'What is new.' }],
  tags: [{ slug: 'seals', name: 'Seals', description: '' }],
  pages,
  entries: {
    post: [
      {
        ...{ slug: 'first-note', title: 'First note', date: '2026-01-01T08:00:00', content: '<p>A note.</p>' },
        ...{ author: 'editor', categories: ['notes'], tags: ['seals'] },
      },
      {
        ...{ slug: 'pinned-note', title: 'Pinned note', date: '2024-01-01T08:00:00', content: '<p>Read this.</p>' },
        ...{ author: 'editor', categories: ['notes'], sticky: true },
      },
      {
        ...{ slug: 'without-a-title', title: '', date: '2025-06-01T08:00:00' },
        ...{ content: '<p>Its editor was in a hurry.</p>', author: 'editor', categories: ['notes'] },
      },
    ],
    project: [
      {
        ...{ slug: 'test-station', title: 'Test station', date: '2026-02-01T08:00:00', author: 'editor' },
        content: '<p>What the editor adds.</p>',
        fields: {
          ...{ projectTitle: 'Test station', summary: 'A station for tests.' },
          contentArea: '<p>It was built.</p>',
        },
      },
    ],
    testimonial: [
      {
        ...{ slug: 'operator', title: 'Operator' },
        fields: { testimonialContent: 'Never failed a test.', testimonialAuthor: 'An operator' },
      },
    ],
    representative: [
      {
        ...{ slug: 'north', title: 'North' },
        fields: {
          ...{ name: 'North LLC', address: '<p>1 Main St<br />Town<br />(651) 555-0100</p>' },
          ...{ territories: '<p>MN, North Dakota</p>', geoCoordinateLatitude: 44.9, geoCoordinateLongitude: -93.2 },
          polygonCoordinates: ['[[{"lat":49,"lng":-97},{"lat":49,"lng":-90},{"lat":43.5,"lng":-90}]]'],
        },
      },
      {
        ...{ slug: 'sea', title: 'Sea' },
        fields: {
          ...{ name: 'Sea Ltd.', address: '<p>Pier 1</p>', territories: '<p>Ships</p>' },
          ...{ geoCoordinateLatitude: 40.6, geoCoordinateLongitude: -74 },
        },
      },
    ],
  },
  forms,
  menus: {
    primary: [
      { label: 'Pumps', url: '/pumps/', children: [{ label: 'Test pumps', url: '/pumps/test-pumps/' }] },
      { label: 'Replacement parts', url: '/replacement-parts/' },
      { label: 'Projects', url: '/project/' },
      { label: 'News', url: '/news/' },
      {
        ...{ label: 'Company', url: '/about/' },
        children: [
          { label: 'About us', url: '/about/' },
          { label: 'Careers', url: '/careers/' },
          { label: 'Warranty', url: '/warranty/' },
        ],
      },
      {
        ...{ label: 'Contact', url: '/contact/', cssClasses: ['is-action'] },
        children: [
          { label: 'Ask for a price', url: '/quote/' },
          { label: 'Representatives', url: '/representative/' },
        ],
      },
    ],
    footer: [{ label: 'About us', url: '/about/' }],
  },
  images,
  documents,
  mediaFolder,
};
