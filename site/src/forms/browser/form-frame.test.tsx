import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormDefinition } from '../model/form-definition.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { formHtml } from '../testing/form-html.tsx';
import { Confirmation } from './confirmation.tsx';
import type { LeadFormProps } from './form-props.ts';

/** A form's markup from the server, without its fields and generated class names. */
function frame(form: FormDefinition, props: Partial<LeadFormProps> = {}): string {
  return formHtml(form, { pagePath: '/a/', ...props })
    .replaceAll(/<div class="form-field".*?<\/div><\/div>(?=<\/div>)/g, '[field]')
    .replaceAll(/ class="_[^"]*"/g, '')
    .replaceAll('_R_0_', 'form');
}

const hidden =
  '<input type="hidden" name="hw_token" value="t"/><input type="hidden" name="hw_page" value="/a/"/>' +
  '<div class="form-trap" aria-hidden="true"><label>Leave this empty' +
  '<input type="text" tabindex="-1" autoComplete="off" name="hw_trap" value=""/></label></div>';
const page = (number: number, end: string) =>
  `<div class="form-page" data-page="${number}"${number > 1 ? ' data-off=""' : ''}><div class="form-grid">[field]</div><div class="form-end">${end}</div></div>`;
const buttons = (inner: string) => `<div class="form-buttons">${inner}</div>`;
const next = buttons('<button class="form-submit" type="submit" formNoValidate="">Next</button>');
const send = buttons('<button class="form-submit" type="submit" aria-busy="false">Submit</button>');

test('a form with one page has its fields, hidden inputs and a button', () => {
  expect(frame(aForm([aField('TEXT', 1)]))).toBe(
    '<form tabindex="-1" class="form" aria-label="A form" action="/api/forms/1" method="post">' +
      `<div class="form-head"></div>${hidden}<fieldset><legend><span class="form-unseen">A form</span></legend>${page(1, send)}</fieldset></form>`,
  );
});

const paged = aForm([aField('TEXT', 1), aField('PAGE', 2), aField('TEXT', 3)]);
const quote: FormDefinition = {
  ...paged,
  title: 'A quote',
  description: '<p>Soon.</p>',
  cssClass: 'wide',
  pages: paged.pages.map((each) => ({ ...each, name: each.number === 1 ? 'The duty' : null })),
};

test('a form with several pages is rendered whole, with its title, class and steps', () => {
  expect(frame(quote, { hasTitle: true, hasDescription: true })).toBe(
    '<form tabindex="-1" class="form wide" aria-label="A quote" action="/api/forms/1" method="post">' +
      '<div class="form-head"><h2>A quote</h2><div class="form-hint"><p>Soon.</p></div></div>' +
      '<div class="form-progress" data-kind="STEPS"><p tabindex="-1">Step 1 of 2<span> · The duty</span></p>' +
      `<ol aria-hidden="true"><li data-current="">The duty</li><li>Step 2</li></ol></div>${hidden}` +
      `<fieldset><legend><span class="form-unseen">A quote</span></legend>${page(1, next)}${page(2, send)}</fieldset></form>`,
  );
});

test('a form whose editor enabled neither title nor description shows neither', () => {
  expect(frame(quote)).toContain('<div class="form-head"></div>');
});

test.each([
  [
    'an asterisk, which a legend explains',
    { type: 'ASTERISK', text: '*' },
    '<p class="form-legend">[mark] Required</p>',
  ],
  ['the word, which needs no legend', { type: 'TEXT', text: '(Required)' }, ''],
  [
    "the editor's own text, which a legend explains",
    { type: 'CUSTOM', text: '<!>' },
    '<p class="form-legend">[mark] Required</p>',
  ],
] as const)('only the labels of required fields are marked with %s', (_what, requiredIndicator, legend) => {
  const fields = [aField('TEXT', 1, { isRequired: true }), aField('EMAIL', 2, { isRequired: true }), aField('TEXT', 3)];
  const form = { ...aForm(fields), requiredIndicator };
  const markup = formHtml(form);
  const mark = `<span class="form-required" aria-hidden="true">${requiredIndicator.text.replace('<!>', '&lt;!&gt;')}</span>`;
  const marked = markup.replaceAll(mark, '[mark]');
  expect(marked).toContain(`<div class="form-head">${legend}</div>`);
  expect(marked.match(/[^>]*\[mark\](?=<\/label>)/g)).toEqual(['Field 1[mark]', 'Field 2[mark]']);
  expect(marked).toContain('>Field 3</label>');
});

const progress = (type: 'PERCENTAGE' | 'NONE') => frame({ ...quote, pagination: { ...quote.pagination, type } });
const step = '<p tabindex="-1">Step 1 of 2<span> · The duty</span></p>';

test('progress of type PERCENTAGE is shown as a bar', () => {
  expect(progress('PERCENTAGE')).toContain(
    `<div class="form-progress" data-kind="PERCENTAGE">${step}<progress aria-hidden="true" max="2" value="1"></progress></div>`,
  );
});

test('progress of type NONE is shown without a bar', () => {
  expect(progress('NONE')).toContain(`<div class="form-progress" data-kind="NONE">${step}</div>`);
});

const progressAfter = (completion: string | null) =>
  /<div class="form-progress".*?<\/div>/.exec(
    renderToStaticMarkup(<Confirmation html="<p>Thanks</p>" completion={completion} />),
  )?.[0];

test('a confirmation shows a full progress bar with the text of the editor', () => {
  expect(progressAfter('All done')).toBe(
    '<div class="form-progress" data-kind="PERCENTAGE"><p>All done</p><progress aria-hidden="true" max="1" value="1"></progress></div>',
  );
});

test('a confirmation without a text for completed progress shows no progress bar', () => {
  expect(progressAfter(null)).toBeUndefined();
});

const errors = [
  { id: 3, message: 'No.' },
  { id: 9, message: 'Something <b>else</b>.' },
];

test('errors are listed above the form with links to their fields', () => {
  const html = frame(quote, { returned: { values: [], errors, failure: 'Later.' } });
  expect(html).toContain(
    '<div class="form-summary" role="alert" tabindex="-1">' +
      '<p>There was a problem with your submission. Please review the fields below.</p>' +
      '<ol><li><a href="#form-3">Field 3</a>: <span>No.</span></li><li><span>Something <b>else</b>.</span></li></ol></div>',
  );
  expect(html).toContain('data-returned=""');
});

test('a failure is explained above the button', () => {
  const html = frame(quote, { returned: { values: [], errors, failure: 'Later.' } });
  expect(html.match(/Later\./g)).toHaveLength(1);
  expect(html).toContain(`<p class="form-failure" tabindex="-1">Later.</p>${send}`);
});

const never = { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value: 'x' }] } as const;
const logic = { ...never, rules: [...never.rules] };

test('a button that rules hide at first is marked, so that it is shown only without scripts', () => {
  const form = aForm([aField('TEXT', 1)]);
  const html = frame({ ...form, submitButton: { ...form.submitButton, conditionalLogic: logic } });
  expect(html).toContain('<button class="form-submit" type="submit" aria-busy="false" data-off="">Submit</button>');
});

test('the first page ends with the same button before and after hydration', () => {
  const skipped = aForm([aField('TEXT', 1), aField('PAGE', 2, { conditionalLogic: logic }), aField('TEXT', 3)]);
  const pages = skipped.pages.map((each) => ({ ...each, name: null }));
  expect(frame({ ...skipped, pages })).toContain(`${page(1, send)}`);
});

test('a button with a picture has its text as the alternative text', () => {
  const picture = '/media/2026/send.png';
  const form = aForm([aField('TEXT', 1), aField('PAGE', 2), aField('TEXT', 3)]);
  const [first, last] = form.pages;
  const pages = [
    { ...first, nextButton: { text: 'Onward', picture, conditionalLogic: null } },
    { ...last },
  ] as FormDefinition['pages'];
  const html = frame({ ...form, pages, submitButton: { ...form.submitButton, picture } });
  expect(html).toContain('formNoValidate=""><img src="/media/2026/send.png" alt="Onward"/></button>');
  expect(html).toContain('aria-busy="false"><img src="/media/2026/send.png" alt="Submit"/></button>');
});

const savable = aForm([aField('TEXT', 1)], { saveButton: 'Finish later' });

test('a form that can be saved has a button for it behind the one that sends it', () => {
  const html = frame(savable);
  expect(html).toMatch(/Submit<\/button><button class="form-save"[^>]*>Finish later<\/button>/);
  for (const part of ['type="submit"', 'name="hw_save"', 'value="1"', 'formNoValidate=""']) {
    expect(html.match(/<button class="form-save"[^>]*>/)?.[0]).toContain(part);
  }
});

test('a form has the token under which it was saved', () => {
  expect(frame(savable)).not.toContain('hw_saved');
  const values = [{ id: 1, value: 'typed' }];
  const resumed = frame(savable, { resumed: { values, page: 1, token: 'secret' } });
  expect(resumed).toContain('<input type="hidden" name="hw_saved" value="secret"/>');
});

test('a saved form is rendered with the page open on which the visitor stopped', () => {
  const html = frame(quote, { resumed: { values: [{ id: 1, value: 'typed' }], page: 2, token: 'secret' } });
  expect(html).toContain('Step 2 of 2');
  expect(html).toContain('<div class="form-page" data-page="1" data-off="">');
  expect(html).toContain('<div id="form-open-page" class="form-page" data-page="2"><div');
  expect(html.match(/class="form-back/g)).toHaveLength(1);
  expect(html.indexOf('class="form-back')).toBeGreaterThan(html.indexOf('data-page="2"'));
});

test('a form has a place for the captcha of the site', () => {
  const captcha = { scriptUrl: '/api.js', siteKey: 'k', type: 'TURNSTILE', isThirdParty: false } as const;
  expect(frame(aForm([aField('TEXT', 1)]), { captcha })).toContain('</div><div></div><fieldset>');
});

test('a form of a site without a captcha has no place for one', () => {
  expect(frame(aForm([aField('TEXT', 1)]))).not.toContain('<div></div><fieldset>');
});
