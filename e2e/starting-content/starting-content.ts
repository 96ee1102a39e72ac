import type { StartingContent } from '@headwater/cms/starting-content/starting-content.ts';
import { byType } from './by-type.ts';
import { forms } from './forms.ts';
import { documents, images, mediaFolder } from './media.ts';
import { pages } from './pages.ts';

/**
 * Content for journeys: one page of each kind that they need and products with the gaps that real catalogues
 * have.
 */
export const startingContent: StartingContent = {
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
  byType,
  forms,
  menus: {
    primary: [
      { label: 'Pumps', url: '/pumps/', children: [{ label: 'Test pumps', url: '/pumps/test-pumps/' }] },
      { label: 'Replacement parts', url: '/replacement-parts/' },
      { label: 'Projects', url: '/project/' },
      { label: 'News', url: '/news/' },
      {
        label: 'Company',
        url: '/about/',
        children: [
          { label: 'About us', url: '/about/' },
          { label: 'Careers', url: '/careers/' },
          { label: 'Warranty', url: '/warranty/' },
        ],
      },
      {
        label: 'Contact',
        url: '/contact/',
        cssClasses: ['is-action'],
        children: [
          { label: 'Ask for a price', url: '/quote/' },
          { label: 'Representatives', url: '/representative/' },
        ],
      },
    ],
    footer: [
      { label: 'About us', url: '/about/' },
      { label: 'News', url: '/news/' },
    ],
  },
  images,
  documents,
  mediaFolder,
};
