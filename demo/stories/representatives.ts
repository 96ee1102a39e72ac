import { postalRegions } from '@headwater/contract/postal-regions.ts';
import type { RegionCode } from '@headwater/site/src/map/outlines/regions.ts';
import type { Representative } from './story.ts';

interface Firm {
  slug: string;
  name: string;
  street: string;
  place: string;
  phone: string;
  website?: string;
  /** Degrees of the office. */
  at: readonly [latitude: number, longitude: number];
  regions: readonly RegionCode[];
  date: string;
  /** Absent: made from the regions. A firm may not have sent any text. */
  territories?: 'none';
}

const firms: readonly Firm[] = [
  {
    slug: 'northgate-fluid-equipment',
    name: 'Northgate Fluid Equipment',
    street: '2480 Eustis Yard Road',
    place: 'Saint Paul, MN 55114',
    phone: '(651) 555-0117',
    website: 'https://northgatefluid.example.com',
    at: [44.9692, -93.2003],
    regions: ['MN', 'ND', 'SD'],
    date: '2024-01-22T08:00:00',
  },
  {
    slug: 'fox-valley-pump-and-power',
    name: 'Fox Valley Pump & Power',
    street: '915 Lawe Basin Street',
    place: 'Appleton, WI 54915',
    phone: '(920) 555-0164',
    website: 'https://foxvalleypump.example.com',
    at: [44.2544, -88.3873],
    regions: ['WI', 'IL'],
    date: '2024-01-22T08:10:00',
  },
  {
    slug: 'three-lakes-process',
    name: 'Three Lakes Process Equipment',
    street: '3300 Maumee Dock Avenue',
    place: 'Toledo, OH 43605',
    phone: '(419) 555-0138',
    website: 'https://threelakesprocess.example.com',
    at: [41.6528, -83.5129],
    regions: ['MI', 'IN', 'OH'],
    date: '2024-01-22T08:20:00',
  },
  {
    slug: 'prairie-line-pump',
    name: 'Prairie Line Pump & Control',
    street: '1107 Scott Ferry Avenue',
    place: 'Des Moines, IA 50309',
    phone: '(515) 555-0129',
    website: 'https://prairielinepump.example.com',
    at: [41.5854, -93.6188],
    regions: ['IA', 'NE', 'KS', 'MO'],
    date: '2024-01-22T08:30:00',
  },
  {
    slug: 'cumberland-water-works-supply',
    name: 'Cumberland Water Works Supply',
    street: '640 Old Tannery Pike',
    place: 'Lexington, KY 40508',
    phone: '(859) 555-0152',
    at: [38.0527, -84.4953],
    regions: ['KY', 'TN', 'WV'],
    date: '2024-01-22T08:40:00',
  },
  {
    slug: 'tidewater-and-piedmont',
    name: 'Tidewater & Piedmont Pump Company',
    street: '2216 Shockoe Canal Street',
    place: 'Richmond, VA 23223',
    phone: '(804) 555-0173',
    website: 'https://tidewaterpiedmont.example.com',
    at: [37.5335, -77.4272],
    regions: ['VA', 'NC', 'SC', 'MD', 'DC'],
    date: '2024-01-22T08:50:00',
  },
  {
    slug: 'susquehanna-flow-systems',
    name: 'Susquehanna Flow Systems',
    street: '78 Front Levee Street',
    place: 'Wilkes-Barre, PA 18701',
    phone: '(570) 555-0145',
    website: 'https://susquehannaflow.example.com',
    at: [41.2467, -75.8846],
    regions: ['PA', 'NJ', 'DE', 'NY'],
    date: '2024-01-22T09:00:00',
  },
  {
    slug: 'merrimack-pump-and-valve',
    name: 'Merrimack Pump & Valve',
    street: '19 Amoskeag Mill Yard',
    place: 'Manchester, NH 03101',
    phone: '(603) 555-0110',
    website: 'https://merrimackpump.example.com',
    at: [42.9926, -71.4681],
    regions: ['ME', 'NH', 'VT', 'MA', 'RI', 'CT'],
    date: '2024-01-22T09:10:00',
  },
  {
    slug: 'longleaf-pump-supply',
    name: 'Longleaf Pump Supply',
    street: '5012 Bibb Siding Road',
    place: 'Macon, GA 31201',
    phone: '(478) 555-0186',
    website: 'https://longleafpump.example.com',
    at: [32.8374, -83.6301],
    regions: ['GA', 'AL', 'FL', 'MS'],
    date: '2024-01-22T09:20:00',
  },
  {
    slug: 'red-bluff-industrial-pump',
    name: 'Red Bluff Industrial Pump',
    street: '8840 Trinity Spur',
    place: 'Fort Worth, TX 76106',
    phone: '(817) 555-0133',
    website: 'https://redbluffpump.example.com',
    at: [32.8006, -97.3497],
    regions: ['TX', 'OK', 'AR', 'LA'],
    date: '2024-01-22T09:30:00',
  },
  {
    slug: 'front-range-water-machinery',
    name: 'Front Range Water Machinery',
    street: '1455 Platte Ditch Court',
    place: 'Greeley, CO 80631',
    phone: '(970) 555-0168',
    website: 'https://frontrangewater.example.com',
    at: [40.4233, -104.6914],
    regions: ['CO', 'WY', 'NM'],
    date: '2024-01-22T09:40:00',
  },
  {
    slug: 'great-basin-pump-works',
    name: 'Great Basin Pump & Motor',
    street: '320 Smelter Row',
    place: 'Salt Lake City, UT 84104',
    phone: '(801) 555-0121',
    website: 'https://greatbasinpump.example.com',
    at: [40.7526, -111.9335],
    regions: ['AZ', 'NV', 'UT'],
    date: '2024-01-22T09:50:00',
  },
  {
    slug: 'san-joaquin-hydraulics',
    name: 'San Joaquin Hydraulics',
    street: '2701 Weir Avenue',
    place: 'Fresno, CA 93721',
    phone: '(559) 555-0194',
    website: 'https://sanjoaquinhydraulics.example.com',
    at: [36.7304, -119.7871],
    regions: ['CA'],
    date: '2025-03-10T09:00:00',
    territories: 'none',
  },
  {
    slug: 'columbia-gorge-equipment',
    name: 'Columbia Gorge Equipment',
    street: '1190 Lock Street',
    place: 'The Dalles, OR 97058',
    phone: '(541) 555-0157',
    website: 'https://columbiagorgeequipment.example.com',
    at: [45.6013, -121.1826],
    regions: ['WA', 'OR', 'ID', 'MT'],
    date: '2024-01-22T10:00:00',
  },
  {
    slug: 'georgian-bay-pump',
    name: 'Georgian Bay Pump & Process Ltd.',
    street: '44 Elevator Road',
    place: 'Barrie, ON L4N 8Y3',
    phone: '(705) 555-0119',
    website: 'https://georgianbaypump.example.com',
    at: [44.3723, -79.6903],
    regions: ['ON'],
    date: '2024-01-22T10:10:00',
  },
  {
    slug: 'assiniboine-fluid-power',
    name: 'Assiniboine Fluid Power Ltd.',
    street: '1830 Dugald Siding',
    place: 'Winnipeg, MB R2J 0H3',
    phone: '(204) 555-0142',
    at: [49.8866, -97.0767],
    regions: ['MB', 'SK', 'AB'],
    date: '2024-01-22T10:20:00',
  },
];

function telephoneLink(phone: string): string {
  return `<a href="tel:+1${phone.replace(/\D/g, '')}">${phone}</a>`;
}

function representative({ at, street, place, phone, territories, ...firm }: Firm): Representative {
  const name = firm.name.replaceAll('&', '&amp;');
  return {
    slug: firm.slug,
    title: firm.name,
    date: firm.date,
    name: firm.name,
    address: `<p>${name}<br />${street}<br />${place}<br />${telephoneLink(phone)}</p>`,
    territories:
      territories === 'none'
        ? ''
        : `<ul>\n${firm.regions.map((code) => `<li>${postalRegions[code]}</li>`).join('\n')}\n</ul>`,
    ...(firm.website === undefined ? {} : { website: firm.website }),
    latitude: at[0],
    longitude: at[1],
    regions: firm.regions,
  };
}

/** The sixteen firms; every region belongs to one of them. */
export const representatives: readonly Representative[] = firms.map(representative);
