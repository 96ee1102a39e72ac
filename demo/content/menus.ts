/** The menus of the demo site, by the location that shows them. */
import type { SeedMenuItem } from '@headwater/cms/starting-content/model.ts';

const primary: readonly SeedMenuItem[] = [
  {
    label: 'Products',
    url: '/products/',
    children: [
      { label: 'Wastewater', url: '/products/wastewater/' },
      { label: 'Water supply', url: '/products/water-supply/' },
      { label: 'Industrial and mining', url: '/products/industrial-and-mining/' },
      { label: 'Manuals and data sheets', url: '/documents/' },
    ],
  },
  { label: 'Replacement parts', url: '/replacement-parts/' },
  { label: 'Projects', url: '/project/' },
  { label: 'News', url: '/news/' },
  {
    label: 'Company',
    url: '/about/',
    children: [
      { label: 'About', url: '/about/' },
      { label: 'Careers', url: '/careers/' },
      { label: 'Warranty', url: '/warranty/' },
    ],
  },
  {
    label: 'Contact',
    url: '/contact/',
    cssClasses: ['is-action'],
    children: [
      { label: 'Request a quotation', url: '/quote/' },
      { label: 'Representatives', url: '/representative/' },
      { label: 'Field service and repair', url: '/service/' },
    ],
  },
];

const footer: readonly SeedMenuItem[] = [
  { label: 'Products', url: '/products/' },
  { label: 'Replacement parts', url: '/replacement-parts/' },
  { label: 'Documents', url: '/documents/' },
  { label: 'Projects', url: '/project/' },
  { label: 'Representatives', url: '/representative/' },
  { label: 'Field service', url: '/service/' },
  { label: 'News', url: '/news/' },
  { label: 'About', url: '/about/' },
  { label: 'Careers', url: '/careers/' },
  { label: 'Warranty', url: '/warranty/' },
  { label: 'Request a quotation', url: '/quote/' },
  { label: 'Contact', url: '/contact/' },
];

export const menus = { primary, footer } as const;
