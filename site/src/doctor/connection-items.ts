import { secretAdvice } from '../editors/sign-in/secret-check.ts';
import { bad, type Finding, good, less, unknown } from './finding.ts';
import type { Seen } from './seen.ts';

/** Whether site and CMS share a secret. */
export function secret({ secret: verdict }: Seen): Finding {
  switch (verdict) {
    case 'valid':
      return good('CMS_SECRET is the secret of the CMS');
    case 'unreachable':
      return unknown('/faustwp/v1/validate_secret_key did not respond');
    default: {
      const [sees = '', fix = ''] = secretAdvice[verdict].split(/\. (.*)/s);
      return bad(sees, fix);
    }
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Whether WordPress knows where the site is: its links, previews and messages go there. */
export function siteUrl({ plugin, settings, siteUrl: expected, cmsUrl }: Seen): Finding {
  const fix = `Set "Front-end site URL" in WordPress under Settings, Faust to ${expected}, or correct SITE_URL here.`;
  if (plugin) {
    if (plugin.siteUrl === expected) return good(`the CMS has ${expected}`);
    return bad(plugin.siteUrl === '' ? 'WordPress has none' : `WordPress has ${plugin.siteUrl}`, fix);
  }
  const link = typeof settings === 'string' ? undefined : settings.contents[0]?.link;
  if (link === undefined) return unknown('no page has a link yet');
  if (hostOf(link) === hostOf(expected)) return good(`links of WordPress open the site: ${link}`);
  if (hostOf(link) !== hostOf(cmsUrl)) return bad(`links of WordPress open ${hostOf(link)}`, fix);
  return less('links of WordPress open WordPress', `${fix} Turn on "Enable Post and Category URL rewrites", too.`);
}

const MESSAGES = 'Changes would be visible after three minutes only.';

/** Whether a message about a change gets from the CMS to the site. */
export function webhook({ plugin, site, siteUrl: url }: Seen): Finding {
  if (site.kind === 'none') {
    return bad(`${url} cannot be reached from here: ${site.why}`, 'Start the site, or correct SITE_URL.');
  }
  if (site.status === 401) {
    return bad(
      'the site refuses messages signed with CMS_SECRET',
      'Give site and CMS the same CMS_SECRET, and restart the site.',
    );
  }
  if (site.status !== 200) return bad(`${url}/api/revalidate responds with HTTP ${site.status}`, 'Correct SITE_URL.');
  const message = plugin?.message;
  if (!message) {
    return less(
      'the site accepts messages, but WordPress does not send them by itself',
      `Install the plugin of this repository (\`npm run plugin\`). ${MESSAGES}`,
    );
  }
  if (message.state === 'sent') return good('a message from the CMS arrived at the site');
  return bad(
    `a message from WordPress did not arrive: ${message.answer || message.state}`,
    `Let the machine of WordPress reach ${url}, or set HEADWATER_WEBHOOK_URL in wp-config.php. ${MESSAGES}`,
  );
}

/** Whether a cache in front of WordPress could give an editor what visitors see. */
export function editorQueries({ editorQueries: seen }: Seen): Finding {
  if (typeof seen === 'string') return unknown(`the CMS does not respond to the query for it: ${seen}`);
  if (seen.method === 'POST') return good('are sent by POST, which no cache responds to');
  if (seen.seesTokens) return good('are sent by GET, and reach WordPress with their token');
  return less(
    'one by GET got a response without its token: the site sends them by POST',
    'Let the cache and the web server in front of WordPress pass on requests with Authorization, and install the plugin.',
  );
}

/** Whether the store of the leads responds. */
export function database({ database: seen }: Seen): Finding {
  switch (seen.kind) {
    case 'none':
      return good('none: leads are in a file of DATA_DIR');
    case 'responds':
      return good(`${seen.name} responds`);
    case 'fails':
      return bad(
        `${seen.name} fails: ${seen.why}`,
        'Start it, or correct DATABASE_URL. Until then, forms respond with 503.',
      );
  }
}
