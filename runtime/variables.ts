import {
  anyText,
  baseUrl,
  basicAuth,
  bearerToken,
  cmsUrl,
  databaseUrl,
  emailAddress,
  fraction,
  hostNames,
  httpUrl,
  mapsKey,
  oneOf,
  optionalDays,
  optionalPort,
  originUrl,
  port,
  redisUrl,
  siteSecret,
  smtpUrl,
  tagContainer,
  webhookUrl,
  wholeNumber,
} from './variable-parsers.ts';

/** One variable of the environment: its default, its meaning for `.env.example`, and its check. */
interface Variable<T> {
  default: string;
  purpose: string;
  /** @throws ConfigurationError naming the variable */
  parse: (text: string, name: string) => T;
}

/** Every variable that Headwater reads, in one table; a test compares `.env.example` with it. */
export const variables = {
  PORT: { default: '3000', purpose: 'Port of the site.', parse: port },
  HOST: {
    default: '127.0.0.1',
    purpose: 'IP address that both programs listen on; 0.0.0.0 opens them to the network.',
    parse: anyText,
  },
  SITE_URL: {
    default: '',
    purpose:
      "The site's public URL without a path, used in canonical links, the sitemap and mails. Default: http://localhost:PORT.",
    parse: originUrl,
  },
  TRUSTED_PROXIES: {
    default: '0',
    purpose:
      'Reverse proxies in front of the site. Their X-Forwarded-For distinguishes visitors for rate limits; with 0 it is ignored.',
    parse: wholeNumber(0, 9),
  },
  OLD_HOSTS: {
    default: '',
    purpose:
      'Host names of earlier sites that lead here, separated by commas, such as www.old-brand.com. Redirects count there, and every other path moves to SITE_URL.',
    parse: hostNames,
  },
  REDIRECTS_FILE: {
    default: '',
    purpose: 'File with redirects (docs/move.md). Empty: redirects.csv in DATA_DIR.',
    parse: anyText,
  },
  REDIRECT_HOSTS: {
    default: '',
    purpose: 'Other hosts that redirects may lead to, separated by commas, such as shop.example.com. Empty: none.',
    parse: hostNames,
  },
  CMS_URL: {
    default: '',
    purpose:
      'Base URL of WordPress, with user and password if it is behind Basic authentication. Empty: the local CMS is started and used.',
    parse: cmsUrl,
  },
  CMS_BASIC_AUTH: {
    default: '',
    purpose: 'user:password for Basic authentication in front of WordPress, unless CMS_URL has them.',
    parse: basicAuth,
  },
  CMS_UPLOADS_URL: {
    default: '',
    purpose:
      "URL of WordPress's folder for uploads where media are on another host, as on a CDN; the doctor says which. What it does not have is taken from the CMS. Must not need a password. Empty: where WordPress says, on the host of CMS_URL.",
    parse: baseUrl,
  },
  DOCUMENTS_MB: {
    default: '4096',
    purpose: 'Disk space in megabytes for the files of documents that the site has sent: they stay there in an outage.',
    parse: wholeNumber(1, 9_999_999),
  },
  CMS_PORT: { default: '8080', purpose: 'Port of the local CMS.', parse: port },
  CMS_CATALOGUE: {
    default: '',
    purpose:
      'Module with the content that an empty local CMS begins with. Empty: the one that package.json names, or a welcome page.',
    parse: anyText,
  },
  CMS_SECRET: {
    default: '',
    purpose: 'Secret shared with the CMS (in WordPress: the FaustWP secret key). Empty: generated for the local CMS.',
    parse: anyText,
  },
  SITE_SECRET: {
    default: '',
    purpose:
      'Secret that signs form tokens and preview links, at least 32 characters; instances of one site share it. Empty: generated and stored in DATA_DIR.',
    parse: siteSecret,
  },
  REDIS_URL: {
    default: '',
    purpose:
      "Redis that the instances of one site share: pages, editors' sessions, limits. Such as redis://:password@redis.example.com:6379/0, or rediss:// with TLS. Needs SITE_SECRET. Empty: each instance works alone.",
    parse: redisUrl,
  },
  FORM_POSTS_PER_MINUTE: {
    default: '5',
    purpose: 'Forms that one visitor may send per minute, counted by IP address; further ones have to wait.',
    parse: wholeNumber(1, 999_999),
  },
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
  SAVED_FORMS_DAYS: {
    default: '30',
    purpose: 'Days for which a form that a visitor saved can be continued, from 1 to 30.',
    parse: wholeNumber(1, 30),
  },
  SMTP_URL: {
    default: '',
    purpose:
      'Mail server for notifications of the local CMS, for ALERT_EMAIL and for links to saved forms, such as smtps://user:password@mail.example.com. Empty: the local CMS writes .eml files.',
    parse: smtpUrl,
  },
  MAIL_FROM: {
    default: '',
    purpose: 'Sender of the mails of the site. Default: headwater at the host of SITE_URL.',
    parse: emailAddress,
  },
  ALERT_EMAIL: {
    default: '',
    purpose: 'Address that is notified when leads wait over 10 minutes or need a person. Needs SMTP_URL. Empty: none.',
    parse: emailAddress,
  },
  ALERT_WEBHOOK_URL: {
    default: '',
    purpose: 'URL that gets the same as JSON, such as a webhook of a chat. Empty: none.',
    parse: httpUrl,
  },
  METRICS_TOKEN: {
    default: '',
    purpose:
      'Bearer token for /metrics and the details of /healthz, at least 16 characters. Empty: they are on OPERATIONS_PORT only.',
    parse: bearerToken,
  },
  OPERATIONS_PORT: {
    default: '',
    purpose: 'Port on 127.0.0.1 where /metrics and the details of /healthz need no token. Empty: none.',
    parse: optionalPort,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: '',
    purpose:
      'URL of an OpenTelemetry collector that gets traces by OTLP over HTTP, such as http://127.0.0.1:4318. The other OTEL_ variables of its SDK apply too. Empty: no traces.',
    parse: httpUrl,
  },
  CSP_REPORTS: {
    default: 'off',
    purpose:
      'Whether browsers report to the site what the policy of its pages blocked: counted in metrics, and logged without page and visitor.',
    parse: oneOf('off', 'on'),
  },
  RECAPTCHA_SITE_KEY: {
    default: '',
    purpose: 'reCAPTCHA v2 site key that the local CMS provides with its forms. Empty: forms have no captcha.',
    parse: anyText,
  },
  RECAPTCHA_SECRET: {
    default: '',
    purpose: 'The secret for RECAPTCHA_SITE_KEY, with which the local CMS verifies tokens.',
    parse: anyText,
  },
  RECAPTCHA_TYPE: {
    default: 'CHECKBOX',
    purpose: 'The kind of reCAPTCHA v2 that the keys are for.',
    parse: oneOf('CHECKBOX', 'INVISIBLE'),
  },
  RECAPTCHA_VERIFY_URL: {
    default: 'https://www.google.com/recaptcha/api/siteverify',
    purpose: 'URL where the local CMS verifies captcha tokens. Tests use a stand-in.',
    parse: baseUrl,
  },
  CAPTCHA_PROVIDER: {
    default: 'google',
    purpose:
      'Captcha provider when the CMS has a site key: google; recaptcha.net where Google is blocked; stand-in: a local one that lets everyone pass, for offline work.',
    parse: oneOf('google', 'recaptcha.net', 'stand-in'),
  },
  RECAPTCHA_V3_SITE_KEY: {
    default: '',
    purpose:
      'reCAPTCHA v3 site key. With it, the site asks Google for a score of forms that have no captcha of their own. Needs RECAPTCHA_V3_SECRET.',
    parse: anyText,
  },
  RECAPTCHA_V3_SECRET: {
    default: '',
    purpose: 'The secret for RECAPTCHA_V3_SITE_KEY, with which the site asks for the score.',
    parse: anyText,
  },
  RECAPTCHA_V3_THRESHOLD: {
    default: '0.5',
    purpose: 'Score below which a lead is flagged low-score, from 0 to 1. It is delivered all the same.',
    parse: fraction,
  },
  TURNSTILE_SITE_KEY: {
    default: '',
    purpose:
      'Cloudflare Turnstile site key, for forms that have no captcha of their own. Needs TURNSTILE_SECRET; not together with reCAPTCHA v3.',
    parse: anyText,
  },
  TURNSTILE_SECRET: {
    default: '',
    purpose: 'The secret for TURNSTILE_SITE_KEY, with which the site verifies tokens.',
    parse: anyText,
  },
  CAPTCHA_VERIFY_URL: {
    default: '',
    purpose:
      "URL where the site verifies tokens of reCAPTCHA v3 or Turnstile. Empty: the provider's. Tests use a stand-in.",
    parse: baseUrl,
  },
  AUTH_STRATEGY: {
    default: 'redirect',
    purpose: 'How editors sign in. redirect: at the CMS, which redirects back; local: on a page of the site.',
    parse: oneOf('redirect', 'local'),
  },
  SEARCH_ENGINES: {
    default: '',
    purpose:
      'Whether search engines may list the site: allow or discourage. Empty: as WordPress is set under Settings, Reading, which the plugin reports.',
    parse: oneOf('', 'allow', 'discourage'),
  },
  CMS_METHOD: {
    default: 'GET',
    purpose: 'How queries are sent to the CMS: GET lets a cache in front of WordPress answer, POST never does.',
    parse: oneOf('GET', 'POST'),
  },
  CMS_EDITOR_METHOD: {
    default: 'POST',
    purpose:
      'How queries of signed-in editors are sent. GET: as CMS_METHOD and CMS_PERSISTED_QUERIES say, once the site has seen that no cache in front of WordPress answers them without their token.',
    parse: oneOf('GET', 'POST'),
  },
  CMS_TIMEOUT_SECONDS: {
    default: '5',
    purpose:
      'Seconds that WordPress may take for one query, from 5 to 60. Visitors still wait 7 s at most; a page that takes longer is rendered to its end for the next request.',
    parse: wholeNumber(5, 60),
  },
  CMS_PERSISTED_QUERIES: {
    default: 'off',
    purpose:
      'Send the hash of a query first. Needs WPGraphQL Smart Cache on a real WordPress; without it, full queries are sent.',
    parse: oneOf('off', 'on'),
  },
  DATA_DIR: {
    default: '.data',
    purpose: 'Folder for everything that must survive a restart: database, media, leads.',
    parse: anyText,
  },
  TAG_CONTAINER_ID: {
    default: '',
    purpose: 'Google Tag Manager container that receives page views. Empty: no tags, and no third-party origin.',
    parse: tagContainer,
  },
  CONSENT_TOOL: {
    default: '',
    purpose:
      "URL of the script of your own consent tool, which asks visitors in place of the site's question (docs/third-parties.md).",
    parse: baseUrl,
  },
  GOOGLE_MAPS_API_KEY: {
    default: '',
    purpose:
      "Browser key for Google Maps, which visitors who allow it see in place of the site's own map. Empty: the own map only.",
    parse: mapsKey,
  },
  VIDEO_PROVIDER: {
    default: 'off',
    purpose:
      "Who plays videos that are named by a provider's ID. off: a poster links to the video, and no other origin is contacted; stand-in: an empty player on the site's own origin, for offline work. Video files of the media library always play.",
    parse: oneOf('off', 'wistia', 'stand-in'),
  },
  DEV_PAGE_CACHE: {
    default: '0',
    purpose: '1 stores pages under npm run dev as in production; otherwise each request renders its page anew.',
    parse: oneOf('0', '1'),
  },
  LOG_LEVEL: {
    default: 'info',
    purpose: 'Minimum level of log lines.',
    parse: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
} as const satisfies Record<string, Variable<unknown>>;
