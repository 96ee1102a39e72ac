import { HtmlValidate } from 'html-validate';

/** The validator's recommended rules, except for matters of style that renderers decide. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes void elements with a slash and booleans as empty strings, which is equivalent.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // White space and quotes depend on how templates are composed.
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    // Style attributes are allowed by the policy; carousels and image placeholders use them.
    'no-inline-style': 'off',
    // Editors' headings and forms' fields determine these names.
    'id-pattern': 'off',
    'valid-id': ['error', { relaxed: true }],
    'long-title': 'off',
    // Attribute names are case-insensitive; React writes some of them as its properties.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // CSS keeps phone numbers on one line, whatever separates their digits.
    'tel-non-breaking': 'off',
  },
});

/** The validator's findings in a page's HTML. */
export async function htmlFaults(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`),
  );
}
