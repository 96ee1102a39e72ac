import type { Variable } from './variable.ts';
import { anyText, databaseUrl, oneOf, optionalDays, siteSecret, webhookUrl, wholeNumber } from './variable-parsers.ts';

/** Variables about leads and their files. */
export const leadVariables = {
  DATABASE_URL: {
    default: '',
    purpose:
      'PostgreSQL database for the leads of several instances, such as postgres://user:password@db.example.com/headwater?sslmode=verify-full. Needs UPLOADS_DIR. Empty: a SQLite file in DATA_DIR.',
    parse: databaseUrl,
  },
  UPLOADS_DIR: {
    default: '',
    purpose:
      'Folder for files of visitors that the CMS does not have yet, on a volume that all instances with the same DATABASE_URL share. Empty: in DATA_DIR.',
    parse: anyText,
  },
  UPLOADS_MB: {
    default: '2048',
    purpose: 'Disk space in megabytes for files of visitors that the CMS does not have yet.',
    parse: wholeNumber(1, 999_999),
  },
  UPLOADS_MB_PER_VISITOR: {
    default: '200',
    purpose: 'The part of UPLOADS_MB that one visitor may use, counted by IP address.',
    parse: wholeNumber(1, 999_999),
  },
  GF_REST_KEY: {
    default: '',
    purpose:
      "Consumer key of Gravity Forms' REST API. With it, the site sends leads with files there instead of through GraphQL, and the local CMS accepts them there.",
    parse: anyText,
  },
  GF_REST_SECRET: {
    default: '',
    purpose: 'The consumer secret for GF_REST_KEY.',
    parse: anyText,
  },
  LEADS_WHEN_UNSURE: {
    default: 'hold',
    purpose:
      'What to do with a lead that was sent without an answer when the CMS could store it twice. hold: a person decides with npm run leads; repeat: send it again, at the risk of a second entry.',
    parse: oneOf('hold', 'repeat'),
  },
  LEADS_WEBHOOK_URL: {
    default: '',
    purpose:
      'URL that gets every lead as signed JSON, such as a CRM or what connects to one (docs/crm.md). https, or http on this machine. Empty: none.',
    parse: webhookUrl,
  },
  LEADS_WEBHOOK_SECRET: {
    default: '',
    purpose: 'Secret that signs what LEADS_WEBHOOK_URL gets, at least 32 characters.',
    parse: siteSecret,
  },
  LEADS_KEEP_DAYS: {
    default: '',
    purpose: 'Days after which delivered, refused and done leads are deleted from the outbox. Empty: never.',
    parse: optionalDays,
  },
} as const satisfies Record<string, Variable<unknown>>;
