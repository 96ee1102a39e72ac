/**
 * What the site knows about the company it belongs to, beside what WordPress says; the values are in `company.ts`.
 * Where WordPress has a title and a description of the site, those are shown.
 */
export interface Company {
  /** For pages that render without WordPress, the copyright line and the maker of products. */
  name: string;
  /** Lines of the wordmark beside the mark. */
  wordmark: readonly [string, ...string[]];
  street: string;
  city: string;
  /** State, province or canton. */
  region: string;
  postalCode: string;
  /** ISO 3166 code of two letters; also the country of an address whose visitor chose none. */
  country: string;
  /** Year. */
  founded: number;
  /** For people to read; shown where a form cannot work. */
  email: string;
  /** Where to report a vulnerability: a `mailto:` or `https:` URL, for `/.well-known/security.txt`. */
  securityContact?: `mailto:${string}` | `https://${string}`;
  /** In the header, and wherever a text says to call. */
  phone: PhoneNumber;
  /** Answered at any hour. */
  emergencyPhone?: PhoneNumber;
  /** Follow us: a link is shown for each URL that is set. */
  social: { facebook?: string; linkedin?: string; youtube?: string };
  /**
   * The main button of a product's page: its words, and the page that it leads to, whose form gets the product's number
   * as the parameter `product`. Without it the button is "Contact us".
   */
  quotation?: { label: string; path: string };
  /** Words stamped beside the statistics, such as a certification. */
  stamp?: string;
  /**
   * Units that visitors read first. Specification tables have a column with US units and one with metric units behind
   * it; the other column is shown in smaller type where there is room.
   */
  units: 'us' | 'metric';
  /** Rows of a specification table that product cards show, as editors write them. */
  keyFigures: readonly string[];
  /** Pictures of products that people read on paper, such as charts, by their alternative text: they are printed large. */
  printedLarge?: RegExp;
  /** Rows of a specification table that the plate of a product shows. */
  plateFigures: readonly string[];
}

export interface PhoneNumber {
  /** As visitors read it. */
  label: string;
  /** Such as `tel:+12185550142`. */
  href: string;
}
