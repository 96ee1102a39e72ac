import { type Finding, good, less, unknown } from './finding.ts';
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
 * Whether WordPress takes every type of file that forms list. Gravity Forms asks WordPress for the type, except of a
 * field for several files in GraphQL. In submissions through the REST API the companion plugin knows the listed types.
 */
export function files({ forms, plugin, hasRestKeys }: Seen): Finding {
  if (typeof forms === 'string') return unknown(`the CMS does not answer the query for forms: ${forms}`);
  const areTaken = hasRestKeys && plugin !== undefined;
  const refused = areTaken ? '' : listed(forms, ({ isMultiple }) => hasRestKeys || !isMultiple);
  if (refused === '') return good('WordPress takes every type of file that a form lists');
  return less(
    `forms list types of file that WordPress does not know, and refuses: ${refused}`,
    hasRestKeys
      ? 'Install the plugin of this repository, which makes WordPress take them.'
      : 'Let these fields take several files, or send files through the REST API (GF_REST_KEY, GF_REST_SECRET) to a WordPress with the plugin of this repository.',
  );
}
