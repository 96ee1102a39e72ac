import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { plainText, titleText } from '../content/plain-text.ts';
import { safeHref } from '../content/safe-href.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { withTelephoneLinks } from '../content/telephone-links.ts';
import { textLines } from '../content/text-lines.ts';
import { RepresentativeParts } from './representative.fragment.ts';

/** A listed representative. WordPress returns all fields of password-protected ones; only the name is shown. */
export interface ListedRepresentative {
  id: string;
  /** False when it is protected by a password. */
  isOpen: boolean;
  name: string;
  href: string | undefined;
  /** Sanitized HTML with linked phone numbers. */
  address: string;
  website: string | undefined;
  /** Lines of plain text. */
  territories: string[];
}

/** Most addresses start with the name, which is shown above them already. */
function withoutName(safe: string, name: string): string {
  return safe.replace(/^(<p[^<>]*>)([^<>]*)<br\s*\/?>\s*/i, (all, start: string, line: string) =>
    plainText(line) === name ? start : all,
  );
}

export function readRepresentative(masked: FragmentOf<typeof RepresentativeParts>): ListedRepresentative {
  const node = readFragment(RepresentativeParts, masked);
  const name = plainText(node.name) || titleText(node.title);
  const isOpen = node.hasPassword !== true;
  return {
    id: node.id,
    isOpen,
    name,
    href: safeHref(node.uri),
    address: isOpen ? withTelephoneLinks(withoutName(sanitizeHtml(node.address ?? ''), name)) : '',
    website: isOpen ? safeHref(node.website) : undefined,
    territories: isOpen ? textLines(node.territories) : [],
  };
}
