import type { SeedCatalogue } from './catalogue.ts';

/** What a local CMS begins with when it is given no catalogue: three users and a front page that says what to do. */
export const emptyCatalogue: SeedCatalogue = {
  title: 'New site',
  description: '',
  frontPage: '/',
  postsPage: '/news/',
  users: [
    { login: 'admin', name: 'Admin', email: 'admin@example.com', role: 'administrator', description: '' },
    { login: 'editor', name: 'Editor', email: 'editor@example.com', role: 'editor', description: '' },
    { login: 'reader', name: 'Reader', email: 'reader@example.com', role: 'subscriber', description: '' },
  ],
  categories: [],
  tags: [],
  pages: [
    {
      ...{ slug: 'welcome', path: '/', title: 'Welcome', template: 'Default' },
      content:
        '<p>This site is running and has no content yet. Sign in to the CMS with the login that <code>npm start</code> printed, and replace this page.</p>',
    },
    { slug: 'news', path: '/news/', title: 'News', template: 'Default' },
  ],
  posts: [],
  projects: [],
  testimonials: [],
  representatives: [],
  forms: [],
  menus: { primary: [], footer: [] },
  images: [],
  documents: [],
  polygonCoordinates: () => [],
};
