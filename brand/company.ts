import type { Company } from './company-shape.ts';

/** Who the site belongs to. */
export const company: Company = {
  name: 'Alder Creek Pump Works',
  wordmark: ['Alder Creek', 'Pump Works'],
  street: '1921 Alder Creek Road',
  city: 'Duluth',
  region: 'Minnesota',
  postalCode: '55810',
  country: 'US',
  founded: 1921,
  email: 'office@aldercreek.example.com',
  securityContact: 'mailto:security@aldercreek.example.com',
  phone: { label: '(218) 555-0142', href: 'tel:+12185550142' },
  emergencyPhone: { label: '(218) 555-0199', href: 'tel:+12185550199' },
  social: {
    facebook: 'https://www.facebook.com/aldercreekpumpworks',
    linkedin: 'https://www.linkedin.com/company/aldercreekpumpworks',
    youtube: 'https://www.youtube.com/@aldercreekpumpworks',
  },
  quotation: { label: 'Request a quotation', path: '/quote/' },
  stamp: 'BUILD AMERICA, BUY AMERICA COMPLIANT',
  keyFigures: ['Flow', 'Head', 'Power'],
  plateFigures: ['Flow', 'Head', 'Power', 'Discharge', 'Solids passage', 'Speed', 'Weight'],
  printedLarge: /\bcurve\b/i,
  units: 'us',
};
