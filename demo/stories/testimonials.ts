import type { Testimonial } from './story.ts';

export const testimonials: readonly Testimonial[] = [
  {
    slug: 'lift-stations-grafton',
    title: 'Public works, North Dakota',
    date: '2024-09-10T08:00:00',
    testimonialContent:
      '<p>The river stood over five of our hatches for eleven days. I drove out each morning to look at a lamp, and each morning it was green. I had stopped trusting lamps.</p>',
    testimonialAuthor: 'Leann Thorson, public works director, Walsh County, North Dakota',
  },
  {
    slug: 'mill-maintenance-dryden',
    title: 'Mill maintenance, Ontario',
    date: '2025-07-08T08:00:00',
    testimonialContent:
      '<p>They built a mock-up of our pump pit in their yard and had our millwrights change a pump in it before the outage. We finished four hours early. Nobody had ever asked our people what gets in the way.</p>',
    testimonialAuthor: 'Gordon Laframboise, maintenance superintendent, kraft mill in northwestern Ontario',
  },
  {
    slug: 'water-operator-idaho',
    title: 'Hatchery manager, Idaho',
    date: '2025-09-30T08:00:00',
    testimonialContent:
      '<p>I asked four makers what happens in the first minute after a pump stops. Three sent a brochure. Alder Creek sent a calculation, a drawing, and a question about our oxygen that I had to go look up.</p>',
    testimonialAuthor: 'Teresa Kimball, hatchery manager, Gooding County, Idaho',
  },
  {
    slug: 'parts-for-an-old-pump',
    title: 'Village clerk, Vermont',
    date: '2026-02-03T08:00:00',
    testimonialContent:
      '<p>Our pump is from 1957 and its plate is gone. I emailed a photograph of some raised letters on a Tuesday. On Friday I had a drawing with our village’s name in the corner, and the wear rings came in three weeks.</p>',
    testimonialAuthor: 'Ellis Pratt, village clerk and water operator, Caledonia County, Vermont',
  },
  {
    slug: 'they-said-do-not-buy',
    title: 'Mine engineer, Nevada',
    date: '2026-08-18T08:00:00',
    testimonialContent:
      '<p>We wanted a larger pump. Dale swapped two wires, wrote down the pressure, and told us to keep the one we had. The invoice was for six hours. I have bought three pumps from them since.</p>',
    testimonialAuthor: 'Marcus Tidwell, mine engineer, Elko County, Nevada',
  },
];
