import { bad, type Finding, good, less, unknown } from './finding.ts';
import type { FormSeen, Seen } from './seen.ts';

/** The forms with extensions that WordPress refuses, and these; empty when there are none. */
function listed(forms: readonly FormSeen[], isRefused: (field: FormSeen['unknownTypes'][number]) => boolean): string {
  return forms
    .flatMap(({ id, title, unknownTypes }) => {
      const extensions = new Set(unknownTypes.filter(isRefused).flatMap((field) => field.extensions));
      return extensions.size > 0 ? [`"${title}" (${id}): ${[...extensions].join(', ')}`] : [];
    })
    .join('; ');
}

/**
 * Whether WordPress takes files at all, and every type of file that forms list. Gravity Forms asks WordPress for the type, except of a
 * field for several files in GraphQL. The companion plugin makes WordPress take the listed types.
 */
export function files({ forms, plugin, hasRestKeys, takesFiles }: Seen): Finding {
  if (typeof forms === 'string') return unknown(`the CMS does not respond to the query for forms: ${forms}`);
  const withFiles = forms.filter((form) => form.files !== 'none');
  if (withFiles.length > 0 && !takesFiles && !hasRestKeys) {
    const names = withFiles.map(({ id, title }) => `"${title}" (${id})`).join(', ');
    const decide = withFiles.some((form) => form.files === 'required') ? bad : less;
    return decide(
      `WordPress takes no files, so visitors read an email address in place of the field: ${names}`,
      'Install and activate WPGraphQL Upload there, or give the site GF_REST_KEY and GF_REST_SECRET.',
    );
  }
  const refused = plugin ? '' : listed(forms, ({ isMultiple }) => hasRestKeys || !isMultiple);
  if (refused === '') return good('WordPress takes every type of file that a form lists');
  return less(
    `forms list types of file that WordPress does not know, and refuses: ${refused}`,
    'Install the plugin of this repository, which makes WordPress take them.',
  );
}
