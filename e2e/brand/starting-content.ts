import type { SeedPage } from '@headwater/cms/starting-content/model.ts';
import type { StartingContent } from '@headwater/cms/starting-content/starting-content.ts';
import { startingContent as tests } from '../starting-content/starting-content.ts';

export const productPath = '/pumps/test-pumps/complete/';

/** What differs from the pages of the tests, by path. */
const inGerman: Readonly<Record<string, Partial<SeedPage>>> = {
  '/': {
    groups: {
      heroBanner: {
        bannerText: '<h1>Pumpen für Hafen und Werft</h1>',
        bannerImage: { media: 'banner' },
        bannerCtaLink: { link: { url: '/pumps/', title: 'Zu den Pumpen' } },
        bannerCtaText: 'Zu den Pumpen',
      },
    },
  },
  '/news/': { title: 'Aktuelles' },
  '/about/': { title: 'Über uns', content: '<p>Wir bauen Pumpen, die es nur in Tests gibt.</p>' },
  '/contact/': { title: 'Kontakt' },
  '/pumps/': { title: 'Pumpen' },
  '/pumps/test-pumps/': { title: 'Tauchmotorpumpen' },
  [productPath]: {
    title: 'EW-40 Tauchmotorpumpe',
    content: `<h2>Technische Daten</h2><table><thead><tr><th>Größe</th><th>US</th><th>SI</th></tr></thead><tbody>
<tr><th>Förderstrom</th><td>220 gpm</td><td>50 m³/h</td></tr>
<tr><th>Förderhöhe</th><td>40 ft</td><td>12,2 m</td></tr>
<tr><th>Leistung</th><td>3 hp</td><td>2,2 kW</td></tr>
</tbody></table>`,
  },
};

/** The starting content of the tests for a company in Hamburg. */
export const startingContent: StartingContent = {
  ...tests,
  title: 'Elbwerk Pumpen',
  description: 'Pumpen für Hafen und Werft',
  pages: tests.pages.map((page) => ({ ...page, ...inGerman[page.path] })),
  menus: {
    primary: [
      { label: 'Pumpen', url: '/pumps/', children: [{ label: 'Tauchmotorpumpen', url: '/pumps/test-pumps/' }] },
      { label: 'Aktuelles', url: '/news/' },
      { label: 'Kontakt', url: '/contact/' },
    ],
    footer: [{ label: 'Über uns', url: '/about/' }],
  },
};
