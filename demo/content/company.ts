/** How the works is reached; pages, mails and papers print the same. */
export const company = {
  salesPhone: '(218) 555-0142',
  partsPhone: '(218) 555-0122',
  servicePhone: '(218) 555-0199',
  salesEmail: 'sales@aldercreek.example.com',
} as const;
