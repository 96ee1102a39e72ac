import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { expect, test } from 'vitest';
import { type EmbeddingPlaces, withEmbeddedForms, withoutForms } from './embedded-forms.ts';

const contact: Form = { id: 1, title: 'Pumps & parts', description: 'Write to us.', fields: [], confirmations: [] };
const forms: readonly Form[] = [
  contact,
  { id: 2, title: 'Inactive', isActive: false, fields: [], confirmations: [] },
  { id: 3, title: 'Trashed', isTrash: true, fields: [], confirmations: [] },
  { id: 4, title: 'Closed', fields: [], confirmations: [] },
  { id: 5, title: 'Full', fields: [], confirmations: [] },
];
const full = 'Sorry. This form is no longer accepting new submissions.';
const notices: Record<number, string> = { 4: 'Closed <b>for good</b>.', 5: full };
const places: EmbeddingPlaces = {
  form: (id) => forms.find((form) => form.id === id),
  notice: ({ id }) => notices[id],
};
const render = (html: string): string => withEmbeddedForms(html, places);

test.each([
  ['a shortcode', '[gravityform id="1"]'],
  ['a shortcode in a paragraph', '<p>[gravityform id="1" ajax="true"]</p>'],
  ['the older name', "[gravityforms id='1']"],
  ['an id without quotes', '[gravityform id=1]'],
  ['a block', '<!-- wp:gravityforms/form {"formId":"1","inputPrimaryColor":"#204ce5"} /-->'],
])('replaces %s by the form’s wrapper with title and description', (_, source) => {
  const html = render(`<p>Before.</p>${source}<p>After.</p>`);
  expect(html).toMatch(/^<p>Before\.<\/p><div class='[^']*gform_wrapper[^']*'[^>]* id='gform_wrapper_1'>/);
  expect(html).toContain('<h2 class="gform_title">Pumps &amp; parts</h2>');
  expect(html).toContain("<p class='gform_description'>Write to us.</p>");
  expect(html).toContain("<form method='post' id='gform_1' data-formid='1' novalidate></form>\n</div><p>After.</p>");
});

test.each([
  '[gravityform id="1" title="false" description="0"]',
  '<!-- wp:gravityforms/form {"formId":"1","title":false,"description":false} /-->',
])('%s shows neither title nor description', (source) => {
  expect(render(source)).toContain('gform_wrapper_1');
  expect(render(source)).not.toMatch(/gform_title|gform_description/);
});

test.each([
  [
    'a form that does not exist',
    '[gravityform id="9"]',
    '<p class="gform_not_found">Oops! We could not locate your form.</p>',
  ],
  ['an inactive form', '[gravityform id="2"]', ''],
  ['a form in the trash', '[gravityform id="3"]', ''],
  ["a closed form with its editor's message", '[gravityform id="4"]', '<p>Closed <b>for good</b>.</p>'],
  [
    "a full form without an editor's message",
    '[gravityform id="5"]',
    `<div class='gf_submission_limit_message'><p>${full}</p></div>`,
  ],
  ['a pair for confirmations', '[gravityform action="conditional" merge_tag="{x:1}"]secret[/gravityform]', ''],
])('replaces %s as WordPress does', (_, source, expected) => {
  expect(render(source)).toBe(expected);
});

test('leaves a block with damaged settings unchanged', () => {
  const damaged = '<!-- wp:gravityforms/form {"formId":} /-->';
  expect(render(damaged)).toBe(damaged);
});

const heading = '<h2 class="gform_title">Pumps &amp; parts</h2>';
const description = "<p class='gform_description'>Write to us.</p>";

test.each<[string, Partial<Form>, string, string]>([
  ['title and description', {}, '', `${heading}${description}`],
  ['no description when it is empty', { description: '' }, '', heading],
  ['no title when it is empty', { title: '' }, '', description],
  ['no title when the editor hides it', {}, 'title="false"', description],
  ['no title when the editor hides it by a number', {}, 'title="0"', description],
  ['no description when the editor hides it', {}, 'description=false', heading],
  ['title and description when the editor shows them', {}, 'title="true" description="1"', `${heading}${description}`],
  ['title and description when the settings are empty', {}, 'title="" description=""', `${heading}${description}`],
])('the heading of a form has %s', (_what, parts, attributes, expected) => {
  const form = { ...contact, ...parts };
  const html = withEmbeddedForms(`[gravityform id="1" ${attributes}]`, { form: () => form, notice: () => undefined });
  const [, found] = /'gform_wrapper_1'>\n(.*)<form /.exec(html) ?? [];
  expect(found).toBe(`<div class='gform_heading'>${expected}</div>`);
});

test('a form without a description has a title only', () => {
  const form: Form = { id: 5, title: 'Pumps & parts', fields: [], confirmations: [] };
  const html = withEmbeddedForms('[gravityform id="5"]', { form: () => form, notice: () => undefined });
  expect(html).toContain(`<div class='gform_heading'>${heading}</div>`);
});

test('a form without a title and a description has no heading', () => {
  const bare: Form = { id: 5, title: '', fields: [], confirmations: [] };
  const html = withEmbeddedForms('[gravityform id="5"]', { form: () => bare, notice: () => undefined });
  expect(html).toContain("id='gform_wrapper_5'>\n<form ");
  expect(html).not.toContain('gform_heading');
});

test('leaves content without a form unchanged', () => {
  expect(render('<p>A form of words.</p>')).toBe('<p>A form of words.</p>');
});

test('removes forms from excerpts', () => {
  expect(withoutForms('<p>Text.</p>[gravityform id="1"]<!-- wp:gravityforms/form {"formId":"1"} /-->')).toBe(
    '<p>Text.</p>',
  );
});

test('an excerpt keeps only the text around forms and around pairs for confirmations', () => {
  const pair = '[gravityform action="conditional" merge_tag="{x:1}"]secret[/gravityform]';
  expect(withoutForms(`Before. ${pair}Between. [gravityform id="1"]After.`)).toBe('Before. Between. After.');
});
