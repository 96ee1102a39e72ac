import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';
import { splitAtForms } from './split-at-forms.ts';

const form = (formId: number, hasTitle = true, hasDescription = true, headingAbove = 1) => ({
  kind: 'form',
  formId,
  hasTitle,
  hasDescription,
  headingAbove,
});
const html = (text: string) => ({ kind: 'html', html: text });

test('text without forms is one part', () => {
  expect(splitAtForms('<p>Words</p>')).toEqual([html('<p>Words</p>')]);
});

test('empty text has no parts', () => {
  expect(splitAtForms('')).toEqual([]);
});

test('the text around several forms stays in order', () => {
  const text = '<p>One</p>[gravityform id="1"]<p>Two</p><p>[gravityform id="2" title="false"]</p><p>Three</p>';
  expect(splitAtForms(sanitizeHtml(text))).toEqual([
    html('<p>One</p>'),
    form(1),
    html('<p>Two</p>'),
    form(2, false),
    html('<p>Three</p>'),
  ]);
});

test('an element around a form opens in the part before it, closing in the part after it', () => {
  const text = '<div class="wp-block-group"><h2>Ask</h2>[gravityform id="3" description="0"]</div>';
  expect(splitAtForms(sanitizeHtml(text))).toEqual([
    html('<div class="wp-block-group"><h2>Ask</h2>'),
    form(3, true, false, 2),
    html('</div>'),
  ]);
});

test('a form has the level of the last heading in front of it, even when another form is between them', () => {
  const text = '<h2>Ask</h2><h3>By mail</h3>[gravityform id="1"]<p>Or</p>[gravityform id="2"]<h4>After</h4>';
  const levels = splitAtForms(sanitizeHtml(text)).flatMap((part) => (part.kind === 'form' ? part.headingAbove : []));
  expect(levels).toEqual([3, 3]);
});

test('the message of a closed form is followed by its marker', () => {
  const text = '<p>Words</p><div class="gf_submission_limit_message">Full.</div><p>More</p>';
  expect(splitAtForms(sanitizeHtml(text))).toEqual([
    html('<p>Words</p><p>Full.</p>'),
    { kind: 'closed' },
    html('<p>More</p>'),
  ]);
});

test("a lookalike placeholder with an editor's text is not a form", () => {
  expect(splitAtForms(sanitizeHtml('<div data-gf-form="4">Words</div>')).map(({ kind }) => kind)).toEqual(['html']);
});
