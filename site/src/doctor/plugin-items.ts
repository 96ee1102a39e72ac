import { counted } from '@headwater/contract/text/counted.ts';
import { bad, type Finding, good, less, unknown } from './finding.ts';
import type { Seen } from './seen.ts';
import { versionObjections } from './versions.ts';

const INSTALL = 'Install the plugin of this repository: `npm run plugin` writes dist/headwater.zip.';

/** Whether the companion plugin is there, and what is to do by its own status page. */
export function plugin({ plugin: status }: Seen): Finding {
  if (!status) return less('the companion plugin is not active, or CMS_SECRET is wrong', INSTALL);
  const [first] = status.toDo;
  if (!first) return good('active; its status page has nothing to do');
  return bad(
    `its status page has to do: ${status.toDo.map(({ title, sees }) => `${title} (${sees})`).join('; ')}`,
    'Open Tools, Headwater in WordPress; each line has a link to fix it.',
  );
}

/** Whether the versions of WordPress and its plugins work together. */
export function versions({ plugin: status }: Seen): Finding {
  if (!status) return unknown('WordPress tells its versions only to the companion plugin');
  const objections = versionObjections(status.versions);
  if (objections.length > 0) return bad(objections.join('; '), 'Update it in WordPress under Dashboard, Updates.');
  const active = Object.entries(status.versions).filter(([, version]) => version !== null);
  return good(active.map(([name, version]) => `${name} ${version}`).join(', '));
}

/** Whether WordPress stores revisions, which previews show. */
export function revisions({ plugin: status }: Seen): Finding {
  if (!status) return unknown('WordPress tells this only to the companion plugin');
  if (status.hasRevisions) return good('on');
  return less(
    'off: a preview shows the published text',
    'Remove WP_POST_REVISIONS from wp-config.php, or set it to a number above 0.',
  );
}

/** Whether visitors can fill in every field of every form. */
export function forms({ forms: all, cmsUrl }: Seen): Finding {
  if (typeof all === 'string') return unknown(`the CMS does not respond to the query for forms: ${all}`);
  const lacking = all.filter(({ unsupported }) => unsupported.length > 0);
  if (lacking.length === 0) return good(`the site takes every field of ${counted(all.length, 'form')}`);
  const list = lacking.map(({ id, title, unsupported }) => `"${title}" (${id}): ${unsupported.join(', ')}`);
  const isCaptcha = lacking.every(({ unsupported }) => unsupported.every((type) => type.startsWith('CaptchaField')));
  const advice = isCaptcha
    ? 'Enter the keys in WordPress under Forms, Settings, reCAPTCHA, or remove the field: the site sends such a lead without a captcha.'
    : `Replace these fields, or make them optional: leads without a required one wait for a person. npm run forms -- check ${cmsUrl} has a line for each.`;
  return less(`the site leaves out fields of ${counted(lacking.length, 'form')}: ${list.join('; ')}`, advice);
}
