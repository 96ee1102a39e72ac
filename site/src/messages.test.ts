import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Every text of the specification that visitors, editors or developers are shown, with the file that
 * says it. Whoever adds a screen adds its texts here; journeys prove that they appear when they should.
 */
const messages: readonly [text: string, file: string][] = [
  // Section 8.
  ['Missing teaser description', 'blocks/category-cards/teaser.ts'],
  ['No posts found.', 'templates/archive/archive.astro'],
  ['No projects found.', 'templates/archive/archive.astro'],
  ['No results', 'search/search-note.ts'],
  ['Templates are required. Please add them to your config.', 'templates/template-entry.ts'],
  ['Only either Component.query or Component.queries can be provided, but not both.', 'templates/define-template.ts'],
  ['The URL must contain the proper previewPathname query param for previews.', 'preview/preview-request.ts'],
  ['Toolbar Nodes must have unique keys.', 'toolbar/check-nodes.ts'],
  ['Field value update operation not supported: ', 'forms/field-values.ts'],
  ['No options', 'forms/choice/menu.tsx'],
  ['Loading...', 'forms/choice/menu.tsx'],
  // Section 2.
  ["Let's Get Started", 'blocks/call-to-action/call-to-action.tsx'],
  ['Contact us', 'blocks/call-to-action/call-to-action.tsx'],
  ['Find a representative near you', 'blocks/call-to-action/call-to-action.tsx'],
  ['BUILD AMERICA, BUY AMERICA COMPLIANT', 'blocks/statistics-section/statistics-section.tsx'],
  ['Order Replacement Parts', 'blocks/parts-breakout/parts-breakout.astro'],
  ['Order replacement parts', 'blocks/replacement-parts/replacement-parts.astro'],
  ['Contact Information', 'blocks/contact-card/contact-card.astro'],
  ['Website', 'blocks/contact-card/contact-card.astro'],
  ['Territories', 'blocks/contact-card/contact-card.astro'],
  ['Start typing...', 'blocks/search-form/search-form.tsx'],
  ['Loading...', 'ui/growing-list/growing-list.client.ts'],
  ['Privacy Policy', 'navigation/site-footer.tsx'],
  ['Terms &amp; Conditions', 'navigation/site-footer.tsx'],
  ['Follow us', 'navigation/site-footer.tsx'],
  ['All rights reserved.', 'navigation/site-footer.tsx'],
  ['Brochure', 'blocks/downloads/downloads.tsx'],
  ['Data Sheet', 'blocks/downloads/downloads.tsx'],
  ['Manual', 'blocks/downloads/downloads.tsx'],
];

test.each(messages)('"%s" is said by %s', (text, file) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(text);
});
