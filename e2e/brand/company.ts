import type { Company } from '@headwater/brand/company-shape.ts';

/** A made-up maker in Hamburg. Telephone numbers are from the block reserved for films. */
export const company: Company = {
  name: 'Elbwerk Pumpen GmbH',
  wordmark: ['Elbwerk', 'Pumpen'],
  street: 'Am Probierkai 4',
  city: 'Hamburg',
  region: 'Deutschland',
  postalCode: '20457',
  country: 'DE',
  founded: 1987,
  email: 'kontakt@elbwerk.example.com',
  phone: { label: '040 66969 120', href: 'tel:+494066969120' },
  social: { linkedin: 'https://www.linkedin.com/company/elbwerk-example' },
  quotation: { label: 'Angebot anfordern', path: '/contact/' },
  units: 'metric',
  printedLarge: /Kennlinie/i,
  keyFigures: ['Förderstrom', 'Förderhöhe', 'Leistung'],
  plateFigures: ['Förderstrom', 'Förderhöhe', 'Leistung', 'Druckstutzen', 'Drehzahl', 'Gewicht'],
};
