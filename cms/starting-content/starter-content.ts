import type { SeedForm, SeedPage } from './model.ts';
import type { StartingContent } from './starting-content.ts';

const welcome = `<h2>Next steps</h2>
<ol>
<li><strong>Sign in.</strong> <a href="/login">Sign in</a> with the login that <code>npm start</code> printed in the terminal. A toolbar appears at the top of every page; it leads to the dashboard and to the editor of the page you are looking at.</li>
<li><strong>Create a page.</strong> In the dashboard, choose Pages, then New. The template decides which fields the page has: try Product Main Category, then Single Product below it. The menus of header and footer are under Menus.</li>
<li><strong>Replace this page.</strong> It is the page named Welcome. What you publish is on the site within seconds.</li>
<li><strong>Make the site yours.</strong> Name, texts, colors, fonts and logo are files in the folder <code>brand</code>.</li>
<li><strong>Connect your WordPress.</strong> Stop the site and start it with <code>CMS_URL=https://cms.example.com npm start</code>. What that WordPress needs is in <code>docs/real-wordpress.md</code>.</li>
</ol>
<p>The <a href="/contact/">contact page</a> has a form that works already: what you send is under Forms in the dashboard, and in <code>npm run leads</code>.</p>`;

const contactForm: SeedForm = {
  id: 1,
  title: 'Contact us',
  fields: [
    { type: 'NAME', id: 1, label: 'Name', isRequired: true },
    { type: 'EMAIL', id: 2, label: 'Email', isRequired: true },
    { type: 'TEXTAREA', id: 3, label: 'Message', isRequired: true, maxLength: 4000 },
  ],
  submitButton: { text: 'Send message' },
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<h3>Thank you, {Name:1.3}.</h3>\n<p>Your message has arrived.</p>',
    },
  ],
};

/** The pages that header, footer and call to action link to on every site. */
const pages: readonly SeedPage[] = [
  {
    slug: 'welcome',
    path: '/',
    title: 'Welcome',
    template: 'Default',
    content: welcome,
    seo: { noindex: true },
    groups: {
      heroBanner: {
        bannerText: '<h1>Your site is running</h1><p>It has no content yet. Here is how to begin.</p>',
        bannerCtaLink: { link: { url: '/login', title: 'Sign in' } },
        bannerCtaText: 'Sign in',
      },
    },
  },
  { slug: 'news', path: '/news/', title: 'News', template: 'Default' },
  {
    slug: 'contact',
    path: '/contact/',
    title: 'Contact',
    template: 'Default',
    content: '<!-- wp:gravityforms/form {"formId":"1","title":false,"description":false} /-->',
  },
  {
    slug: 'privacy-policy',
    path: '/privacy-policy/',
    title: 'Privacy policy',
    template: 'Default',
    content: '<p>Say here what your site stores about its visitors, and why.</p>',
  },
  {
    slug: 'standard-terms-of-sale',
    path: '/standard-terms-of-sale/',
    title: 'Standard terms of sale',
    template: 'Default',
    content: '<p>Put your terms here.</p>',
  },
];

/** The content of a local CMS without content of its own: enough that no link is broken. */
export const startingContent: StartingContent = {
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
  pages,
  byType: {},
  forms: [contactForm],
  menus: { primary: [{ label: 'Contact', url: '/contact/' }], footer: [] },
  images: [],
  documents: [],
  mediaFolder: import.meta.dirname,
};
