import { HtmlValidate } from 'html-validate';

/** All that the validator recommends. What is set otherwise is a matter of style that the renderers decide. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes void elements with a slash and booleans as empty strings; both mean the same.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Lines and quotes are what comes out when templates are put together.
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    // Style attributes are allowed by the policy; carousels and image placeholders use them.
    'no-inline-style': 'off',
    // Names of editors' headings and of fields in forms are not ours to choose.
    'id-pattern': 'off',
    'valid-id': ['error', { relaxed: true }],
    'long-title': 'off',
    // Attribute names are the same in either case; React writes some of them as its properties.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Style keeps telephone numbers in one line, whatever is between their figures.
    'tel-non-breaking': 'off',
  },
});

/** What the validator finds in a page's HTML. */
export async function htmlFaults(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`),
  );
}
