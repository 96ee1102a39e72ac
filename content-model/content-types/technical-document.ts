import type { ContentTypeDefinition } from '../content-type.ts';

/** A manual, drawing or certificate with all its revisions. The site gives it a page and stable URLs. */
export const technicalDocument = {
  singleName: 'technicalDocument',
  pluralName: 'technicalDocuments',
  label: 'Documents',
  hasOwnPage: false,
  /** `deploy/nginx/locations.conf` names it, too. */
  sitePath: '/documents',
  supports: [],
  fields: {
    number: 'text',
    kind: {
      choices: [
        'brochure',
        'dataSheet',
        'manual',
        'partsList',
        'drawing',
        'certificate',
        'declaration',
        'software',
        'other',
      ],
    },
    products: 'pages',
    supersededBy: 'page',
    files: {
      rows: { file: 'file', language: 'text', revision: 'text', date: 'text', pages: 'number', note: 'textarea' },
    },
  },
} as const satisfies ContentTypeDefinition;
