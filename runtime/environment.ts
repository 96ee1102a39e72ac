import { splitCredentials } from './basic-auth.ts';
import { captchaVariables } from './captcha-variables.ts';
import { instanceVariables } from './instance-variables.ts';
import { leadVariables } from './lead-variables.ts';
import { monitoringVariables } from './monitoring-variables.ts';
import type { Variable } from './variable.ts';
import {
  anyText,
  baseUrl,
  basicAuth,
  checkAlerts,
  checkCaptchas,
  checkShared,
  checkSharedLeads,
  checkWebhook,
  cmsUrl,
  emailAddress,
  hostNames,
  httpUrl,
  mapsKey,
  oneOf,
  originUrl,
  port,
  smtpUrl,
  tagContainer,
  wholeNumber,
} from './variable-parsers.ts';

export { ConfigurationError } from './variable-parsers.ts';

/**
 * Every variable that Headwater reads, in one table: its meaning, default and check. Both programs
 * and the scripts parse the environment through here, once, at startup; a test compares `.env.example`
 * with this table.
 */

const variables = {
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
      "URL of WordPress's folder for uploads where media are on another host, as on a CDN; the doctor says which. Must not need a password. Empty: where WordPress says, on the host of CMS_URL.",
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
  ...instanceVariables,
  FORM_POSTS_PER_MINUTE: {
    default: '5',
    purpose: 'Forms that one visitor may send per minute, counted by IP address; further ones have to wait.',
    parse: wholeNumber(1, 999_999),
  },
  ...leadVariables,
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
  ...monitoringVariables,
  ...captchaVariables,
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

export type VariableName = keyof typeof variables;
export type Environment = { [Name in VariableName]: ReturnType<(typeof variables)[Name]['parse']> };

/** Name, default and purpose of each variable, for `.env.example` and for help texts. */
export function describeVariables(): { name: VariableName; default: string; purpose: string }[] {
  return (Object.keys(variables) as VariableName[]).map((name) => ({
    name,
    default: variables[name].default,
    purpose: variables[name].purpose,
  }));
}

/**
 * Parses the environment. Unset and empty variables take their defaults; those that depend on another
 * variable (`SITE_URL`, `CMS_URL`) are filled in here so that no caller repeats the rule.
 * @throws ConfigurationError naming the first invalid variable.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const read = <Name extends VariableName>(name: Name): Environment[Name] => {
    const { parse, default: fallback } = variables[name];
    return parse(source[name]?.trim() || fallback, name) as Environment[Name];
  };
  const names = Object.keys(variables) as VariableName[];
  const parsed = Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Environment;
  checkAlerts(parsed);
  checkShared(parsed);
  checkSharedLeads(parsed);
  checkCaptchas(parsed);
  checkWebhook(parsed);
  const { url, credentials } = splitCredentials(parsed.CMS_URL);
  // Without the credentials, because this URL is shown: in links for editors, in logs and reports.
  const cmsBase = url || `http://127.0.0.1:${parsed.CMS_PORT}`;
  return {
    ...parsed,
    SITE_URL: parsed.SITE_URL || `http://localhost:${parsed.PORT}`,
    CMS_URL: cmsBase,
    CMS_BASIC_AUTH: credentials || parsed.CMS_BASIC_AUTH,
  };
}
