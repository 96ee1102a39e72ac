import { counted } from '@headwater/contract/text/counted.ts';
import { isOptional } from '../cms-client/optional-names.ts';
import { unknownNames } from '../cms-client/unknown-names.ts';
import { bad, type Finding, good, less } from './finding.ts';
import type { Seen, Validated } from './seen.ts';

const MODEL = 'Install the plugin of this repository (`npm run plugin`), or register them as in content-model/.';
const DEPTH = /query depth/i;

function isAboutDepth(message: string): boolean {
  return DEPTH.test(message);
}

/** Objections other than to the depth, which is an item of its own. */
function invalid(documents: readonly Validated[]): Validated[] {
  return documents
    .map(({ name, objections }) => ({ name, objections: objections.filter((message) => !isAboutDepth(message)) }))
    .filter(({ objections }) => objections.length > 0);
}

/** An objection that only costs pages a section, because the content model adds the name to WordPress. */
function isToOptional(message: string): boolean {
  const names = unknownNames([{ message, code: undefined }]);
  return names.length > 0 && names.every(isOptional);
}

function unique(texts: readonly string[]): string {
  return [...new Set(texts)].join(' ');
}

/** Whether the schema of the CMS has everything that the site queries. */
export function operations({ operations: all }: Seen): Finding {
  const wrong = invalid(all);
  if (wrong.length === 0) return good(`all ${all.length} operations of the site are valid`);
  const sees = `${wrong.length} of ${all.length} operations are not valid (${wrong.map(({ name }) => name).join(', ')})`;
  const messages = wrong.flatMap(({ objections }) => objections);
  const serious = messages.filter((message) => !isToOptional(message));
  if (serious.length === 0) return less(`${sees}: ${unique(messages)} Pages are made without these parts`, MODEL);
  return bad(
    `${sees}: ${unique(serious)}`,
    'Update WPGraphQL and its extensions, and activate WPGraphQL for Gravity Forms and WPGraphQL for ACF: docs/real-wordpress.md has the versions.',
  );
}

/** Whether a limit of WPGraphQL refuses the site's queries. */
export function depth({ operations: all }: Seen): Finding {
  const messages = all.flatMap(({ objections }) => objections.filter(isAboutDepth));
  const [first] = messages;
  if (first === undefined) return good('no query of the site is too deep');
  return bad(
    `WPGraphQL refuses ${counted(messages.length, 'query', 'queries')}: ${first}`,
    'Raise "Max Query Depth" to 20 or turn "Enable Query Depth Limiting" off in WordPress under GraphQL, Settings.',
  );
}

/** Whether editors can choose the site's page templates. */
export function templates({ templates: all }: Seen): Finding {
  const missing = invalid(all).map(({ name }) => `"${name}"`);
  if (missing.length === 0) return good(`all ${all.length} are registered`);
  return less(`missing: ${missing.join(', ')}`, `${MODEL} The labels must be exactly these.`);
}

/** Whether responses name their nodes, by which the pages of a change are found. */
export function tags({ first }: Seen): Finding {
  if (first.hasTags) return good('responses name their nodes (X-GraphQL-Keys)');
  return less(
    'responses do not name their nodes (no X-GraphQL-Keys), so the site asks for IDs in longer queries',
    'Turn on "Enable GraphQL Type Tracking" in WordPress under GraphQL, Settings. A proxy in between must pass the header on.',
  );
}
